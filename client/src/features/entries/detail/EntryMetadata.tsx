import { Day } from '../../../components/Day';
import type { EntryFieldsFragment } from '../../../generated/types';
import { EntryActions } from './EntryActions';
import classes from './EntryPage.module.css';

interface EntryMetadataProps {
  readonly entry: EntryFieldsFragment;
}

/** Accession, version and last change of an entry, with the actions on it. */
export function EntryMetadata({ entry }: EntryMetadataProps) {
  return (
    <div className={classes.record}>
      <span className={classes.accession}>{entry.accession}</span>
      <span>Version {entry.version}</span>
      <span>
        Updated <Day moment={entry.updatedAt} />
      </span>
      <EntryActions entry={entry} />
    </div>
  );
}
