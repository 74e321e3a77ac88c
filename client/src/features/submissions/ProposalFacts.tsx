import { entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields } from '@contract/entry-fields';
import { recogniseIn } from '@contract/rules/recognise-identifiers';
import { Box } from '@mantine/core';

import { EntityLabel } from '../../components/EntityLabel';
import type { EntryContent } from '../../components/entryForm/entryFormValues';
import { Fact, FactGroup } from '../../components/facts/FactGroup';
import { groupLabels } from '../../components/groupLabels';
import { IdentifierText } from '../../components/IdentifierText';

/** The contents of a proposal: every filled field in the contract's groups, and the additional facts. */
export function ProposalFacts({ proposal }: { readonly proposal: EntryContent }) {
  const filled = entryFields.filter(({ name }) => proposal[name] !== null);
  const additional = Object.entries(proposal.additional);
  return (
    <Box __vars={{ '--fact-groups-apart': '24px' }}>
      {entryFieldGroups.map((group) => {
        const fields = filled.filter((field) => field.group === group);
        return fields.length === 0 ? null : (
          <FactGroup key={group} label={groupLabels[group]} order={3}>
            {fields.map((field) => (
              <Fact key={field.name} term={termOf(field)}>
                <Text field={field} text={proposal[field.name] ?? ''} />
              </Fact>
            ))}
          </FactGroup>
        );
      })}
      {additional.length > 0 && (
        <FactGroup label="Additional" order={3}>
          {additional.map(([name, text]) => (
            <Fact key={name} term={name}>
              {text}
            </Fact>
          ))}
        </FactGroup>
      )}
    </Box>
  );
}

function termOf({ label, entity }: EntryField) {
  return entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>;
}

function Text({ field, text }: { readonly field: EntryField; readonly text: string }) {
  return <IdentifierText pieces={recogniseIn(field.name, text)} />;
}
