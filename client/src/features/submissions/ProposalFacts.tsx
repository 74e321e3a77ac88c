import { entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields } from '@contract/entry-fields';
import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import { EntityMark } from '../../components/EntityMark';
import type { EntryContent } from '../../components/entryForm/entryFormValues';
import { groupLabels } from '../../components/groupLabels';
import { IdentifierText } from '../../components/identifiers/IdentifierText';
import { recogniseIdentifiers, recogniseUniprotIds } from '../../components/identifiers/recogniseIdentifiers';
import classes from './ProposalFacts.module.css';

interface ProposalFactsProps {
  readonly proposal: EntryContent;
}

/** What a submission proposes: every field that is filled in, in the contract's groups, and the additional facts. */
export function ProposalFacts({ proposal }: ProposalFactsProps) {
  const filled = entryFields.filter(({ name }) => proposal[name] !== null);
  const additional = Object.entries(proposal.additional);
  return (
    <div className={classes.groups}>
      {entryFieldGroups.map((group) => {
        const fields = filled.filter((field) => field.group === group);
        return fields.length === 0 ? null : (
          <Group key={group} label={groupLabels[group]}>
            {fields.map((field) => (
              <div key={field.name} className={classes.fact}>
                <dt>{termOf(field)}</dt>
                <dd>
                  <Text field={field} text={proposal[field.name] ?? ''} />
                </dd>
              </div>
            ))}
          </Group>
        );
      })}
      {additional.length > 0 && (
        <Group label="Additional">
          {additional.map(([name, text]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Group>
      )}
    </div>
  );
}

function termOf({ label, entity }: EntryField) {
  return entity === null ? label : <EntityMark kind={entity}>{label}</EntityMark>;
}

function Text({ field, text }: { readonly field: EntryField; readonly text: string }) {
  const recognise = field.name === 'uniprotId' ? recogniseUniprotIds : recogniseIdentifiers;
  return <IdentifierText pieces={recognise(text)} />;
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} id={headingId} className={classes.heading}>
        {label}
      </Title>
      <dl className={classes.list}>{children}</dl>
    </section>
  );
}
