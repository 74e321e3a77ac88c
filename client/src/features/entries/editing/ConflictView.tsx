import { Button, Title } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { ButtonWithDisabledReason } from '../../../components/ButtonWithDisabledReason';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { ConflictChoice } from '../../../components/merging/ConflictChoice';
import { type Difference, differencesOf, merged, type Side } from '../../../components/merging/mergeEntries';
import classes from './editing.module.css';
import { LastSaved } from './LastSaved';

interface ConflictViewProps {
  /** Three versions: the base when the form was opened, the typed values, and the values that someone else saved. */
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
  readonly version: number;
  /** The id of the entry, to look up who saved it last; `null` for a new entry. */
  readonly entryId: string | null;
  readonly isBusy: boolean;
  /** The error of saving the resolved version. */
  readonly failure: ReactNode;
  readonly onChoice: (values: EntryFormValues) => void;
  /** Returns to the form with the choices made so far. */
  readonly onEdit: (values: EntryFormValues) => void;
}

/** Resolves an edit conflict: shows the parts in which two versions differ, with a choice for each. */
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
          Another user has changed this entry
        </Title>
        {entryId !== null && <LastSaved entryId={entryId} version={version} />}
        <p>
          It is now at version {version}. Your changes are not lost. {summaryOf(both.length)}
        </p>
      </div>
      {group('Fields that both of you changed', both)}
      {group('Fields that one of you changed, already merged', oneSide)}
      {props.failure}
      <div className={classes.actions}>
        <ButtonWithDisabledReason
          reason={
            open === 0 ? null : `Choose a value for ${formatCount(open, 'more field', 'more fields')} first`
          }
          loading={props.isBusy}
          onClick={() => props.onChoice(result())}
        >
          Save this choice
        </ButtonWithDisabledReason>
        <Button variant="default" onClick={() => props.onEdit(result())}>
          Edit before saving
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
  if (count === 0) return 'You changed different fields. Check the merged entry, then save it.';
  return `Both of you changed ${formatCount(count, 'field', 'fields')}: choose what to keep.`;
}

/** Focuses the first undecided choice, because the form that had the focus is gone; otherwise the heading. */
function focusFirst(view: HTMLElement | null): void {
  const heading = view?.querySelector<HTMLElement>('h2');
  const open = [...(view?.querySelectorAll('[role="radiogroup"]') ?? [])].find(
    (group) => group.querySelector('[aria-checked="true"]') === null,
  );
  (open?.querySelector<HTMLElement>('[role="radio"]') ?? heading)?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
