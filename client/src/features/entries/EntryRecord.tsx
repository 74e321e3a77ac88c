import { CopyLinkButton } from '../../components/CopyLinkButton';
import { formatDay, formatMoment } from '../../components/format';
import type { EntryFieldsFragment } from '../../generated/graphql';
import { paths } from '../../paths';
import classes from './EntryPage.module.css';

interface EntryRecordProps {
  readonly entry: EntryFieldsFragment;
}

/** What is needed to cite an entry: its accession, its version and the day of that version. */
export function EntryRecord({ entry }: EntryRecordProps) {
  return (
    <div className={classes.record}>
      <span className={classes.accession}>{entry.accession}</span>
      <span>Version {entry.version}</span>
      <span>
        Updated{' '}
        <time dateTime={entry.updatedAt} title={formatMoment(entry.updatedAt)}>
          {formatDay(entry.updatedAt)}
        </time>
      </span>
      <CopyLinkButton path={paths.entry(entry.accession)} />
    </div>
  );
}
