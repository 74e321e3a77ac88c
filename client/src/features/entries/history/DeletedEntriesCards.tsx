import { entryTitle } from '@contract/entry-title';
import { Link } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { cardActions, cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { paths } from '../../../paths';
import classes from './DeletedEntriesCards.module.css';
import { type DeletedEntriesProps, RestoreButton } from './DeletedEntriesTable';

/** Deleted entries as cards, for screens too narrow for a table. */
export function DeletedEntriesCards({ entries, onRestore }: DeletedEntriesProps) {
  return (
    <ListCards label="Deleted entries">
      {entries.map((entry) => (
        <ListCard key={entry.id} className={classes.card}>
          <div className={classes.what}>
            <Link to={paths.entry(entry.accession)} className={cardLink}>
              {entryTitle(entry)}
            </Link>
            <p className={classes.quiet}>
              <span className={classes.mono}>{entry.accession}</span>
            </p>
            <p className={classes.quiet}>
              Deleted by {entry.deletedBy?.name ?? deletedAccountLabel}, <Day moment={entry.deletedAt} />
            </p>
          </div>
          <div className={cardActions}>
            <RestoreButton entry={entry} onRestore={onRestore} />
          </div>
        </ListCard>
      ))}
    </ListCards>
  );
}
