import { Anchor, Box, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

import type { EntryContent } from '../../../components/entryForm/entryFormValues';
import { paths } from '../../../paths';
import classes from './ComparisonChoice.module.css';

/** An entry or version with which a proposal can be compared. */
export interface ComparisonTarget {
  readonly key: string;
  /** The heading of its column. */
  readonly name: string;
  /** A note after its name. */
  readonly about: string;
  readonly accession: string;
  /** Whether the proposal corrects it: then a blank field of the proposal clears a value. */
  readonly isCorrected: boolean;
  readonly content: EntryContent;
}

interface ComparisonChoiceProps {
  readonly others: readonly ComparisonTarget[];
  readonly shown: ComparisonTarget | null;
  readonly onChoose: (key: string) => void;
}

/** Selects what the proposal is compared with: similar entries, or versions of the corrected entry. */
export function ComparisonChoice({ others, shown, onChoose }: ComparisonChoiceProps) {
  return (
    <ul className={classes.choice} aria-label="Compare with">
      {others.map((other) => (
        <li key={other.key} data-framed className={classes.item} data-shown={other === shown || undefined}>
          <UnstyledButton
            className={classes.button}
            aria-pressed={other === shown}
            onClick={() => onChoose(other.key)}
          >
            <Box component="span" data-text="mono" display="block" fw={600}>
              {other.name}
            </Box>
            <span className={classes.about}>{other.about}</span>
          </UnstyledButton>
          <Anchor
            className={classes.open}
            href={paths.entry(other.accession)}
            target="_blank"
            rel="noopener"
            title={`Open ${other.accession} in a new tab`}
          >
            <IconExternalLink size={16} aria-hidden="true" />
            <VisuallyHidden>Open {other.accession} in a new tab</VisuallyHidden>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
