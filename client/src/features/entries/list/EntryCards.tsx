import { CompareCheckbox } from '../../../components/comparing/CompareCheckbox';
import { EntityLabel } from '../../../components/EntityLabel';
import { cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import type { EntryFieldsFragment } from '../../../generated/types';
import { MatchExcerpt } from '../match/MatchExcerpt';
import classes from './EntryCards.module.css';
import { EntryCell } from './EntryCell';
import { defaultColumns } from './entryColumns';
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
          <div className={classes.head}>
            <EntryLink entry={entry} className={cardLink}>
              <EntryCell entry={entry} name="disease" asText />
            </EntryLink>
            <CompareCheckbox accession={entry.accession} withWord />
          </div>
          <dl className={classes.facts}>
            <dt>
              <EntityLabel kind="autoantibody" />
            </dt>
            <dd>
              <EntryCell entry={entry} name="autoantibody" />
            </dd>
            <dt>
              <EntityLabel kind="autoantigen" />
            </dt>
            <dd>
              <EntryCell entry={entry} name="autoantigen" />
            </dd>
            <dt>
              <EntityLabel kind="epitope" />
            </dt>
            <dd>{entry.epitope === null ? '–' : <EntryCell entry={entry} name="epitope" />}</dd>
          </dl>
          <p className={classes.foot}>
            <EntryCell entry={entry} name="type" />
            {entry.uniprotId !== null && (
              <span className={classes.mono}>
                <EntryCell entry={entry} name="uniprotId" asText />
              </span>
            )}
          </p>
          <MatchExcerpt entryId={entry.id} shown={defaultColumns} />
        </ListCard>
      ))}
    </ListCards>
  );
}
