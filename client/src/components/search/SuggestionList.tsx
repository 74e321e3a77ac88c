import type { SearchField } from '@contract/entry-filters';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useLayoutEffect, useMemo } from 'react';

import type { Choice, Option } from './choice';
import { optionId } from './choice';
import { groupOfRecents, groupsFor, hasSuggestions, type OptionGroup } from './options';
import { RecentHead, RemoveButtons } from './RecentParts';
import { useRecentSearches } from './recentSearches';
import { SuggestionGroup } from './SuggestionGroup';
import classes from './SuggestionList.module.css';
import { summaryOf } from './summary';
import { type Answer, useSuggestions } from './useSuggestions';

/** What the list below a field is told of the field, and tells it. */
export interface SuggestionListProps {
  readonly id: string;
  readonly term: string;
  readonly place: SearchField;
  readonly isOpen: boolean;
  readonly activeKey: string | null;
  readonly onOptions: (options: readonly Option[]) => void;
  readonly onActive: (key: string) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** What may be meant by what is typed, group by group; what was searched for before, as long as nothing is typed. */
export function SuggestionList({ id, term, place, isOpen, onOptions, ...props }: SuggestionListProps) {
  const recents = useRecentSearches();
  const typed = term.trim();
  const answer = useSuggestions(hasSuggestions(place) ? typed : '', isOpen);
  const groups = useMemo(
    () => (typed === '' ? [groupOfRecents(recents)] : groupsOf(typed, place, answer)),
    [typed, place, answer, recents],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const active = options.findIndex(({ key }) => key === props.activeKey);
  useLayoutEffect(function tellOptions() { onOptions(options); }, [options, onOptions]); // prettier-ignore
  useEffect(
    function keepInSight() {
      if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    },
    [id, active],
  );
  const isShown = isOpen && options.length > 0;
  const hasRecents = typed === '';
  return (
    <>
      <VisuallyHidden role="status">{isShown && summaryOf(typed, answer, options)}</VisuallyHidden>
      {isShown && (
        // The field keeps the focus, wherever one presses.
        <div className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
          {hasRecents && <RecentHead />}
          <div className={classes.columns}>
            <div
              id={id}
              role="listbox"
              aria-label={hasRecents ? 'Recent searches' : 'Suggestions'}
              className={classes.list}
            >
              {groups.map((group) => (
                <SuggestionGroup
                  key={group.field}
                  listId={id}
                  group={group}
                  first={options.findIndex(({ key }) => key === group.options[0]?.key)}
                  active={active}
                  {...props}
                />
              ))}
            </div>
            {hasRecents && <RemoveButtons recents={recents} />}
          </div>
        </div>
      )}
    </>
  );
}

/** Nothing before the first answer, so that the list does not open only to grow; where none is asked for, at once. */
function groupsOf(term: string, place: SearchField, answer: Answer | null): readonly OptionGroup[] {
  return answer === null && hasSuggestions(place) ? [] : groupsFor(term, place, answer?.suggestions ?? null);
}
