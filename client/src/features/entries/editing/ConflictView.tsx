import { Button, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { ConflictChoice } from './ConflictChoice';
import classes from './editing.module.css';
import { type Difference, differencesOf, merged, type Side, usualChoice } from './mergeEntries';

interface ConflictViewProps {
  /** What the entry was when the form was opened, what was typed, and what somebody else has saved meanwhile. */
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
  readonly version: number;
  readonly isBusy: boolean;
  /** What went wrong when the choice was saved. */
  readonly failure: ReactNode;
  readonly onChoice: (values: EntryFormValues) => void;
  /** Goes on in the form with the choice as it is. */
  readonly onEdit: (values: EntryFormValues) => void;
}

/** Shows two versions of an entry part by part, where they differ, and has one chosen for each. */
export function ConflictView({ was, mine, theirs, version, ...props }: ConflictViewProps) {
  const differences = useMemo(() => differencesOf({ was, mine, theirs }), [was, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (difference: Difference) => chosen[difference.part] ?? usualChoice(difference);
  const result = () => merged({ mine, theirs }, differences, sideOf);
  const both = differences.filter(({ changedBy }) => changedBy === null);
  const oneSide = differences.filter(({ changedBy }) => changedBy !== null);
  return (
    <section className={classes.conflict} aria-labelledby="conflict-heading">
      <div className={classes.notice} role="alert">
        <Title order={2} id="conflict-heading" ref={focusNode} tabIndex={-1}>
          Somebody else has changed this entry
        </Title>
        <p>
          It is at version {version} by now, and nothing of yours is lost. {summaryOf(both.length)}
        </p>
      </div>
      {props.failure}
      {group('Changed by both of you', both)}
      {group('Changed by one of you, and put together already', oneSide)}
      <div className={classes.actions}>
        <Button loading={props.isBusy} onClick={() => props.onChoice(result())}>
          Save this choice
        </Button>
        <Button variant="default" onClick={() => props.onEdit(result())}>
          Edit it first
        </Button>
      </div>
    </section>
  );

  function group(title: string, parts: readonly Difference[]) {
    if (parts.length === 0) return null;
    return (
      <div className={classes.differences}>
        <Title order={3}>{title}</Title>
        {parts.map((difference) => (
          <ConflictChoice
            key={difference.part}
            difference={difference}
            side={sideOf(difference)}
            onSide={(side) => setChosen({ ...chosen, [difference.part]: side })}
          />
        ))}
      </div>
    );
  }
}

function summaryOf(count: number): string {
  if (count === 0) return 'You changed different fields; look at what comes of it, and save.';
  return `${formatCount(count, 'field was', 'fields were')} changed by both of you: choose what is right.`;
}

/** The form that had the focus is gone. */
function focusNode(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
  node?.scrollIntoView();
}
