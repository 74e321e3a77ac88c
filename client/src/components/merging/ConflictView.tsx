import { Button, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

import { ButtonWithDisabledReason } from '../ButtonWithDisabledReason';
import { formatCount } from '../format';
import { Notice } from '../Notice';
import { ConflictGroups } from './ConflictGroups';
import type { Difference, Side } from './differences';
import { useSides } from './useSides';

/** Returns the side that was chosen for a part. */
export type ChosenSide = (difference: Difference) => Side;

interface ConflictViewProps {
  /** What two people changed, such as `entry`. */
  readonly what: string;
  /** The parts in which the typed values and those that someone else saved differ. */
  readonly differences: readonly Difference[];
  /** What a part is called. @default the label of a field of an entry */
  readonly labelOf?: (part: string) => string;
  /** The version that someone else saved. */
  readonly version: number;
  /** Who saved it, and when. @default nothing */
  readonly lastSaved?: ReactNode;
  readonly isBusy: boolean;
  /** The error of saving the resolved version. */
  readonly failure: ReactNode;
  readonly onChoice: (chosen: ChosenSide) => void;
  /** Returns to the form with the choices made so far. */
  readonly onEdit: (chosen: ChosenSide) => void;
}

const titles = {
  both: 'Fields that both of you changed',
  one: 'Fields that one of you changed, already merged',
};

/** Resolves an edit conflict: shows the parts in which two versions differ, with a choice for each. */
export function ConflictView({
  what,
  differences,
  labelOf,
  version,
  lastSaved,
  ...props
}: ConflictViewProps) {
  const sides = useSides(differences);
  const { open, decided } = sides;
  const both = differences.filter(({ changedBy }) => changedBy === null).length;
  const view = useRef<HTMLElement>(null);
  useEffect(() => focusFirst(view.current), []);
  return (
    <section ref={view} data-stack="28" style={{ maxWidth: '64rem' }} aria-labelledby="conflict-heading">
      <Notice data-stack="10" role="alert">
        <Title order={2} id="conflict-heading" tabIndex={-1} style={{ scrollMarginTop: 32, outline: 'none' }}>
          This {what} was changed while you edited it
        </Title>
        {lastSaved}
        <p>
          It is now at version {version}. Your changes are not lost. {summaryOf(both, what)}
        </p>
      </Notice>
      <ConflictGroups differences={differences} sides={sides} labelOf={labelOf} titles={titles} />
      {props.failure}
      <div data-buttons>
        <ButtonWithDisabledReason
          reason={
            open === 0 ? null : `Choose a value for ${formatCount(open, 'more field', 'more fields')} first`
          }
          loading={props.isBusy}
          onClick={() => props.onChoice(decided)}
        >
          Save this choice
        </ButtonWithDisabledReason>
        <Button variant="default" onClick={() => props.onEdit(decided)}>
          Edit before saving
        </Button>
      </div>
    </section>
  );
}

function summaryOf(count: number, what: string): string {
  if (count === 0) return `You changed different fields. Check the merged ${what}, then save it.`;
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
