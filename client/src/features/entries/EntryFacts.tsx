import { Title } from '@mantine/core';
import { useId } from 'react';

import { groupLabels } from '../../components/groupLabels';
import { IdentifierText } from '../../components/identifiers/IdentifierText';
import { recogniseIdentifiers, recogniseUniprotIds } from '../../components/identifiers/recogniseIdentifiers';
import { type EntryFact, type EntryTexts, type FactGroup, factGroups, partsOf } from './entryFacts';
import classes from './EntryFacts.module.css';

interface EntryFactsProps {
  readonly entry: EntryTexts;
  /** Whether fields of which nothing is known are shown too. */
  readonly withEmpty: boolean;
}

/** The attributes of an entry in the contract's groups. */
export function EntryFacts({ entry, withEmpty }: EntryFactsProps) {
  return factGroups(entry, withEmpty).map((group) => <Group key={group.group} {...group} />);
}

function Group({ group, facts }: FactGroup) {
  const headingId = useId();
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.heading}>
        {groupLabels[group]}
      </Title>
      <dl className={classes.list}>
        {facts.map((fact) => (
          <div key={fact.field.name} className={classes.fact}>
            <dt title={fact.field.description}>{fact.field.label}</dt>
            <Value {...fact} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value(fact: EntryFact) {
  const recognise = fact.field.name === 'uniprotId' ? recogniseUniprotIds : recogniseIdentifiers;
  const parts = partsOf(fact);
  if (parts.length === 0) return <dd className={classes.empty}>Not recorded</dd>;
  if (parts.length === 1)
    return (
      <dd>
        <IdentifierText pieces={recognise(parts.join())} />
      </dd>
    );
  return (
    <dd>
      <ul className={classes.parts} data-field={fact.field.name}>
        {parts.map((part) => (
          <li key={part}>
            <IdentifierText pieces={recognise(part)} />
          </li>
        ))}
      </ul>
    </dd>
  );
}
