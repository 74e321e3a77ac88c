import { entryField } from '@contract/entry-fields';
import { Fragment } from 'react';

import { CompareCheckbox } from '../../../components/comparing/CompareCheckbox';
import { EntityLabel } from '../../../components/EntityLabel';
import { CardFacts, cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import type { EntryFieldsFragment } from '../../../generated/types';
import { MatchExcerpt } from '../match/MatchExcerpt';
import classes from './EntryCards.module.css';
import { EntryCell } from './EntryCell';
import { defaultColumns } from './entryColumns';
import { EntryLink } from './EntryLink';

interface EntryCardsProps {
  readonly entries: readonly EntryFieldsFragment[];
  /** Whether a filter leaves only one disease; cards then carry the name of the autoantibody. @default false */
  readonly isOneDisease?: boolean;
}

/** What a card says below its title, if the entry says it. */
const facts = ['autoantibody', 'autoantigen', 'epitope', 'diagnosticMarker', 'sensitivity'] as const;

/** Entries as cards, for screens too narrow for a table. Long values are clamped: the entry's page has all of them. */
export function EntryCards({ entries, isOneDisease = false }: EntryCardsProps) {
  const title = isOneDisease ? 'autoantibody' : 'disease';
  return (
    <ListCards label="Entries" isGrid>
      {entries.map((entry) => (
        <ListCard key={entry.id} className={classes.card}>
          <div className={classes.head}>
            <EntryLink entry={entry} className={cardLink}>
              <EntryCell entry={entry} name={title} asText />
            </EntryLink>
            <CompareCheckbox accession={entry.accession} withWord />
          </div>
          <CardFacts className={classes.facts}>
            {facts
              .filter((name) => name !== title && entry[name] !== null)
              .map((name) => (
                <Fragment key={name}>
                  <dt>
                    <FactLabel name={name} />
                  </dt>
                  <dd>
                    <EntryCell entry={entry} name={name} asText />
                  </dd>
                </Fragment>
              ))}
          </CardFacts>
          <p data-text="note" className={classes.foot}>
            <span>
              <EntryCell entry={entry} name="type" />
            </span>
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

function FactLabel({ name }: { readonly name: (typeof facts)[number] }) {
  const { label, entity } = entryField(name);
  return entity === null ? label : <EntityLabel kind={entity} />;
}
