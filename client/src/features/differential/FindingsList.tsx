import { isSameName } from '@contract/rules/diagnostics';
import { type Finding, type FindingResult, findingResults } from '@contract/rules/differential';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { EntityLabel } from '../../components/EntityLabel';
import type { DifferentialQuery } from '../../generated/types';
import classes from './Differential.module.css';
import { resultLabels } from './findings';

type Answer = DifferentialQuery['differential'];

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** How the server understood them; undefined while it is not known. */
  readonly answer: Answer | undefined;
  readonly onFindings: (findings: readonly Finding[]) => void;
}

const choices = findingResults.map((value) => ({ value, label: resultLabels[value] }));

/** The chosen findings, each with its result and how its name was understood. */
export function FindingsList({ findings, answer, onFindings }: FindingsListProps) {
  const set = (place: number, result: FindingResult) =>
    onFindings(findings.map((finding, at) => (at === place ? { ...finding, result } : finding)));
  return (
    <ul data-stack aria-label="Findings">
      {findings.map(({ name, result }, place) => (
        <li key={name} className={classes.finding}>
          <span className={classes.findingName} data-entity="autoantibody">
            <EntityLabel kind="autoantibody">{name}</EntityLabel>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            data-screen-only
            aria-label={`Remove ${name}`}
            onClick={() => onFindings(findings.filter((_, at) => at !== place))}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
          <SegmentedControl<FindingResult>
            className={classes.result}
            size="xs"
            data={choices}
            value={result}
            aria-label={`Result of ${name}`}
            onChange={(chosen) => set(place, chosen)}
          />
          <Meaning name={name} answer={answer} />
          {answer !== undefined && result === 'absent' && !speaksAgainst(name, answer) && (
            <p data-text="note" className={classes.meaning}>
              Counts against none of these diseases: no entry of them states a sensitivity of at least 50%
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Meaning({ name, answer }: { readonly name: string; readonly answer: FindingsListProps['answer'] }) {
  const words = answer && meaningOf(name, answer);
  if (!words) return null;
  const isUnknown = answer.unknown.includes(name);
  return (
    <p data-text="note" className={classes.meaning} data-unknown={isUnknown || undefined}>
      {words}
    </p>
  );
}

/** Whether the absence of a finding counts against a disease; that of an unknown name is said otherwise. */
function speaksAgainst(name: string, { data, unknown }: Answer): boolean {
  return (
    data.length === 0 ||
    unknown.includes(name) ||
    data.some(({ against }) => against.some(({ finding }) => finding === name))
  );
}

function meaningOf(name: string, { unknown, understood }: Answer): string | null {
  if (unknown.includes(name)) return 'Neither the vocabulary nor an entry knows this name: it does not count';
  const known = understood.find(({ finding }) => finding === name);
  if (known === undefined) return 'Means the same as another finding: the two count once';
  if (known.ambiguous) return `Counts for any of: ${known.meanings.join(', ')}`;
  const [meaning] = known.meanings;
  return meaning === undefined || isSameName(meaning, name) ? null : `Understood as ${meaning}`;
}
