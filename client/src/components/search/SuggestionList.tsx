import { useEffect } from 'react';

import { type Choice, optionId } from './choice';
import type { OptionGroup } from './options';
import { RecentHead, RemoveButtons } from './RecentParts';
import { SuggestionGroup } from './SuggestionGroup';
import classes from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The place among all options that the keys have come to; -1 for none. */
  readonly active: number;
  /** Whether these are searches of before, which can be taken off the list. */
  readonly areRecents: boolean;
  readonly onActive: (key: string) => void;
  readonly onChoose: (choice: Choice) => void;
  /** Gives the focus back to the field. */
  readonly onLeave: () => void;
}

/** The list below a field, over what comes after it. */
export function SuggestionList({
  id,
  groups,
  active,
  areRecents,
  onLeave,
  ...handlers
}: SuggestionListProps) {
  useEffect(
    function keepInSight() {
      if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    },
    [id, active],
  );
  return (
    // The field keeps the focus, wherever one presses.
    <div className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
      {areRecents && <RecentHead onLeave={onLeave} />}
      <div className={classes.columns}>
        <div
          id={id}
          role="listbox"
          aria-label={areRecents ? 'Recent searches' : 'Suggestions'}
          className={classes.list}
        >
          {groups.map((group, position) => (
            <SuggestionGroup
              {...handlers}
              key={group.field}
              listId={id}
              group={group}
              first={groups.slice(0, position).reduce((sum, { options }) => sum + options.length, 0)}
              active={active}
            />
          ))}
        </div>
        {areRecents && <RemoveButtons options={groups.flatMap(({ options }) => options)} onLeave={onLeave} />}
      </div>
    </div>
  );
}
