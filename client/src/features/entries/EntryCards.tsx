import { EntityMark } from '../../components/EntityMark';
import { cardLink, ListCard, ListCards } from '../../components/list/ListCards';
import type { EntryFieldsFragment } from '../../generated/types';
import classes from './EntryCards.module.css';
import { EntryLink } from './EntryLink';

interface EntryCardsProps {
  readonly entries: readonly EntryFieldsFragment[];
}

/** Entries as cards, for screens too narrow for a table. */
export function EntryCards({ entries }: EntryCardsProps) {
  return (
    <ListCards label="Entries" isGrid>
      {entries.map((entry) => (
        <ListCard key={entry.id} className={classes.card}>
          <EntryLink entry={entry} className={cardLink}>
            {entry.disease}
          </EntryLink>
          <dl className={classes.facts}>
            <dt>
              <EntityMark kind="autoantibody" />
            </dt>
            <dd>{entry.autoantibody}</dd>
            <dt>
              <EntityMark kind="autoantigen" />
            </dt>
            <dd>{entry.autoantigen}</dd>
            <dt>
              <EntityMark kind="epitope" />
            </dt>
            <dd>{entry.epitope ?? '–'}</dd>
          </dl>
          <p className={classes.foot}>
            {entry.type}
            {entry.uniprotId !== null && <span className={classes.mono}>{entry.uniprotId}</span>}
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}
