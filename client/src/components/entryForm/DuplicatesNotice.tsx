import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

import { paths } from '../../paths';
import { formatEntries } from '../format';
import { Notice } from '../Notice';
import classes from './EntryForm.module.css';

/** The fields that distinguish an entry from others. */
export interface LikelyDuplicate {
  readonly accession: string;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly uniprotId: string | null;
}

interface DuplicatesNoticeProps {
  readonly duplicates: readonly LikelyDuplicate[];
  /** Whether the user may want to correct one of them instead. @default false */
  readonly withCorrection?: boolean;
}

/** Warns, as early as possible, that the entry may already be in the database. It does not prevent saving. */
export function DuplicatesNotice({ duplicates, withCorrection = false }: DuplicatesNoticeProps) {
  return (
    // The live region is always present, so that a screen reader announces new content.
    <div role="status" aria-live="polite">
      {duplicates.length > 0 && (
        <Notice className={classes.notice}>
          <p style={{ fontWeight: 650 }}>Already in the database</p>
          <p>
            {formatEntries(duplicates.length)} {duplicates.length === 1 ? 'has' : 'have'} the same disease,
            autoantibody and autoantigen. An entry of its own is needed only for something new.
          </p>
          <ul>
            {duplicates.map((entry) => (
              <li key={entry.accession}>
                <Anchor inherit href={paths.entry(entry.accession)} target="_blank" rel="noopener">
                  {entry.accession}
                  <IconExternalLink className={classes.external} aria-hidden="true" />
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </Anchor>{' '}
                {[entry.autoantibody, entry.autoantigen, entry.epitope, entry.uniprotId]
                  .filter((text) => text !== null)
                  .join(' · ')}
                {withCorrection && (
                  <>
                    {'. '}
                    <Anchor inherit href={paths.submit(entry.accession)} target="_blank" rel="noopener">
                      Suggest a correction to it
                      <VisuallyHidden>, {entry.accession} (opens in a new tab)</VisuallyHidden>
                    </Anchor>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
