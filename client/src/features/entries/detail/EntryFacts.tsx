import { recogniseIn } from '@contract/rules/recognise-identifiers';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactElement } from 'react';

import { Fact, FactGroup } from '../../../components/facts/FactGroup';
import { groupLabels } from '../../../components/groupLabels';
import { IdentifierText } from '../../../components/IdentifierText';
import {
  type EntryFact,
  type EntryTexts,
  type FactGroup as FactGroupOfEntry,
  factGroups,
  factSectionId,
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
    <FactGroup id={factSectionId(group)} label={groupLabels[group]}>
      {facts.map((fact) => (
        <Fact key={fact.field.name} term={fact.field.label} meaning={fact.field.description}>
          <Value {...fact} />
        </Fact>
      ))}
    </FactGroup>
  );
}

function Value(fact: EntryFact) {
  const { name } = fact.field;
  const parts = partsOf(fact);
  if (parts.length === 0) return <i data-text="quiet">Not recorded</i>;
  if (parts.length === 1) return <IdentifierText pieces={recogniseIn(name, parts.join())} />;
  return (
    <Parts field={name}>
      {parts.map((part) => (
        <IdentifierText key={part} pieces={recogniseIn(name, part)} />
      ))}
    </Parts>
  );
}

/** How many parts of a list are shown until someone asks for all; a print shows all. */
const shownParts = 8;

function Parts({ field, children }: { readonly field: string; readonly children: readonly ReactElement[] }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const rest = children.length - shownParts;
  return (
    <>
      <ul data-stack="4" className={classes.parts} data-field={field}>
        {children.map((part, at) => (
          <li key={part.key} data-folded={(!isOpen && at >= shownParts) || undefined}>
            {part}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          ml={-8}
          data-screen-only
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {isOpen ? `Show the first ${String(shownParts)}` : `Show ${String(rest)} more`}
        </Button>
      )}
    </>
  );
}
