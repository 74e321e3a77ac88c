import { Button, Title } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { ConflictChoice } from '../../../components/merging/ConflictChoice';
import { type Difference, differencesOf, merged, type Side } from '../../../components/merging/mergeEntries';
import { ReasonedButton } from '../../../components/ReasonedButton';
import classes from './editing.module.css';
import { LastSaved } from './LastSaved';

interface ConflictViewProps {
  /** What the entry was when the form was opened, what was typed, and what somebody else has saved meanwhile. */
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
  readonly version: number;
  /** The entry, of which is asked who saved it last. */
  readonly entryId: string | null;
  readonly isBusy: boolean;
  /** What went wrong when the choice was saved. */
  readonly failure: ReactNode;
  readonly onChoice: (values: EntryFormValues) => void;
  /** Goes on in the form with the choice as it is. */
  readonly onEdit: (values: EntryFormValues) => void;
}

/** Shows two versions of an entry part by part, where they differ, and has one chosen for each. */
export function ConflictView({ was, mine, theirs, version, entryId, ...props }: ConflictViewProps) {
  const differences = useMemo(() => differencesOf({ was, mine, theirs }), [was, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ part, changedBy }: Difference) => chosen[part] ?? changedBy;
  const result = () => merged({ mine, theirs }, differences, (difference) => sideOf(difference) ?? 'mine');
  const both = differences.filter(({ changedBy }) => changedBy === null);
  const open = both.filter((difference) => sideOf(difference) === null).length;
  const oneSide = differences.filter(({ changedBy }) => changedBy !== null);
  const view = useRef<HTMLElement>(null);
  useEffect(() => focusFirst(view.current), []);
  return (
    <section ref={view} className={classes.conflict} aria-labelledby="conflict-heading">
      <div className={classes.notice} role="alert">
        <Title order={2} id="conflict-heading" tabIndex={-1}>
          Somebody else has changed this entry
        </Title>
        {entryId !== null && <LastSaved entryId={entryId} version={version} />}
        <p>
          It is at version {version} by now, and nothing of yours is lost. {summaryOf(both.length)}
        </p>
      </div>
      {props.failure}
      {group('Changed by both of you', both)}
      {group('Changed by one of you, and put together already', oneSide)}
      <div className={classes.actions}>
        <ReasonedButton
          reason={
            open === 0 ? null : `Choose a version of ${formatCount(open, 'more field', 'more fields')} first`
          }
          loading={props.isBusy}
          onClick={() => props.onChoice(result())}
        >
          Save this choice
        </ReasonedButton>
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

/** The form that had the focus is gone: it goes to the first choice that is open, else to the heading, which is in sight. */
function focusFirst(view: HTMLElement | null): void {
  const heading = view?.querySelector<HTMLElement>('h2');
  const open = [...(view?.querySelectorAll('[role="radiogroup"]') ?? [])].find(
    (group) => group.querySelector('[aria-checked="true"]') === null,
  );
  (open?.querySelector<HTMLElement>('[role="radio"]') ?? heading)?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
