import { recogniseIn } from '@contract/rules/recognise-identifiers';
import { Group, Switch, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';

import { WordDifference } from '../../../components/differences/WordDifference';
import { EmptyFieldsButton } from '../../../components/EmptyFieldsButton';
import { EntityLabel } from '../../../components/EntityLabel';
import type { EntryContent } from '../../../components/entryForm/entryFormValues';
import { formatCount, formatNumber } from '../../../components/format';
import { IdentifierText } from '../../../components/IdentifierText';
import { type ComparedPart, comparedParts, differing } from './comparison';
import { ComparisonChoice, type ComparisonTarget } from './ComparisonChoice';
import classes from './ProposalComparison.module.css';

interface ProposalComparisonProps {
  readonly proposal: EntryContent;
  /** What the proposal can be compared with, closest first; may be empty. */
  readonly others: readonly ComparisonTarget[];
  /** A description of these, for the heading. */
  readonly comparedWith: string;
  /** Whether the closest entries are still loading. */
  readonly isLoading: boolean;
}

/** A proposal next to an entry, part by part, with the differences highlighted on both sides. */
export function ProposalComparison({ proposal, others, comparedWith, isLoading }: ProposalComparisonProps) {
  const headingId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [withLacking, { toggle }] = useDisclosure(false);
  const other = others.find(({ key }) => key === chosen) ?? others[0] ?? null;
  const parts = comparedParts(proposal, other?.content ?? null);
  const different = differing(parts);
  const shown = onlyDifferences && other !== null ? different : parts;
  const lacking =
    other === null || other.isCorrected ? [] : shown.filter(({ proposed }) => proposed === null);
  const listed = withLacking ? shown : shown.filter((part) => !lacking.includes(part));
  return (
    <section data-stack="12" aria-labelledby={headingId}>
      <Group gap="4px 16px" justify="space-between">
        <Title order={2} id={headingId}>
          Proposal {others.length > 0 && <span className={classes.beside}>beside {comparedWith}</span>}
        </Title>
        {other !== null && (
          <Switch
            label="Only differences"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
        )}
      </Group>
      {others.length > 0 && <ComparisonChoice others={others} shown={other} onChoose={setChosen} />}
      {others.length === 0 && !isLoading && (
        <p data-text="quiet">There are no similar entries: none has this autoantibody or autoantigen.</p>
      )}
      {other !== null && (
        <p data-text="quiet" role="status">
          {different.length === 0
            ? 'Both have the same values.'
            : `${formatNumber(different.length)} of ${formatCount(parts.length, 'field', 'fields')} with a ` +
              `value ${different.length === 1 ? 'differs' : 'differ'}.`}
        </p>
      )}
      <div className={classes.parts} data-alone={other === null || undefined}>
        {other !== null && (
          <div data-text="note" className={classes.columns} aria-hidden="true">
            <span />
            <span>Proposed</span>
            <span>{other.name}</span>
          </div>
        )}
        <dl>
          {listed.map((part) => (
            <Part key={part.key} part={part} otherName={other?.name ?? null} />
          ))}
        </dl>
        <EmptyFieldsButton
          count={lacking.length}
          filledBy={other?.name}
          isShown={withLacking}
          onToggle={toggle}
          mt={10}
        />
      </div>
    </section>
  );
}

interface PartProps {
  readonly part: ComparedPart;
  /** The name of the compared entry; `null` for none. */
  readonly otherName: string | null;
}

function Part({ part, otherName }: PartProps) {
  const { label, field, proposed, other } = part;
  const isSame = proposed === other;
  return (
    <div className={classes.part} data-same={isSame || undefined}>
      <dt title={field?.description}>
        {field?.entity ? <EntityLabel kind={field.entity}>{label}</EntityLabel> : label}
      </dt>
      <Side name={otherName === null ? null : 'Proposed'}>
        {proposed === null ? <Nothing /> : proposedText(part, otherName !== null)}
      </Side>
      {otherName !== null && (
        <Side name={otherName}>{isSame ? <span data-text="quiet">the same</span> : otherText(part)}</Side>
      )}
    </div>
  );
}

function Side({ name, children }: { readonly name: string | null; readonly children: ReactNode }) {
  return (
    <dd>
      {name !== null && <span className={classes.side}>{name}: </span>}
      {children}
    </dd>
  );
}

function Nothing() {
  return <em data-text="quiet">nothing</em>;
}

/** Highlights differences if both have a value; if only one does, the whole text would be highlighted. */
function proposedText({ field, proposed, other }: ComparedPart, isCompared: boolean) {
  if (isCompared && other !== null && other !== proposed)
    return <WordDifference before={other} after={proposed} side="after" />;
  return <IdentifierText pieces={recogniseIn(field?.name, proposed ?? '')} />;
}

function otherText({ proposed, other }: ComparedPart) {
  if (other === null) return <Nothing />;
  return proposed === null ? other : <WordDifference before={other} after={proposed} side="before" />;
}
