import { Fact, FactGroup } from '../../../components/facts/FactGroup';
import { groupLabels } from '../../../components/groupLabels';
import { IdentifierText } from '../../../components/identifiers/IdentifierText';
import {
  recogniseIdentifiers,
  recogniseUniprotIds,
} from '../../../components/identifiers/recogniseIdentifiers';
import {
  type EntryFact,
  type EntryTexts,
  type FactGroup as FactGroupOfEntry,
  factGroups,
  partsOf,
} from './entryFacts';
import classes from './EntryFacts.module.css';

interface EntryFactsProps {
  readonly entry: EntryTexts;
  /** Whether blank fields are shown too. */
  readonly withEmpty: boolean;
}

/** The fields of an entry, in the contract's groups. */
export function EntryFacts({ entry, withEmpty }: EntryFactsProps) {
  return factGroups(entry, withEmpty).map((group) => <Group key={group.group} {...group} />);
}

function Group({ group, facts }: FactGroupOfEntry) {
  return (
    <FactGroup label={groupLabels[group]}>
      {facts.map((fact) => (
        <Fact key={fact.field.name} term={fact.field.label} meaning={fact.field.description}>
          <Value {...fact} />
        </Fact>
      ))}
    </FactGroup>
  );
}

function Value(fact: EntryFact) {
  const recognise = fact.field.name === 'uniprotId' ? recogniseUniprotIds : recogniseIdentifiers;
  const parts = partsOf(fact);
  if (parts.length === 0) return <span className={classes.empty}>Not recorded</span>;
  if (parts.length === 1) return <IdentifierText pieces={recognise(parts.join())} />;
  return (
    <ul className={classes.parts} data-field={fact.field.name}>
      {parts.map((part) => (
        <li key={part}>
          <IdentifierText pieces={recognise(part)} />
        </li>
      ))}
    </ul>
  );
}
