import type { SearchField } from '@contract/entry-filters';
import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useId } from 'react';

import type { Choice } from './choice';
import type { ListState } from './listState';
import { SuggestionList } from './SuggestionList';
import { summaryOf } from './summary';
import { useCombobox, useOpenList } from './useCombobox';
import { useOptions } from './useOptions';

/** What the list below a field is told of the field, and tells it. */
export interface SearchComboboxProps {
  /** The field and what is in it with it. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly term: string;
  /** The last term that nobody is typing at: what was there at first, or was searched for. */
  readonly settled: string;
  readonly place: SearchField;
  readonly onList: (state: ListState) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** What may be meant by what is typed, group by group; what was searched for before, as long as nothing is typed. */
export function SearchCombobox({ frame, term, settled, place, onList, onChoose }: SearchComboboxProps) {
  const listId = useId();
  const list = useOpenList(() => hasFocus(frame.current) && (term === '' || term !== settled));
  const typed = term.trim();
  const { groups, options, answer } = useOptions(typed, place, list.isOpen);
  const combobox = useCombobox({ listId, frame, list, options, onList, onChoose });
  const { isExpanded, active, choose } = combobox;
  return (
    <>
      <VisuallyHidden role="status">{isExpanded && summaryOf(typed, answer, options)}</VisuallyHidden>
      {isExpanded && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          areRecents={typed === ''}
          onActive={list.goTo}
          onChoose={choose}
          onLeave={() => frame.current?.querySelector('input')?.focus()}
        />
      )}
    </>
  );
}

/** The code for it came later than whoever wanted it, who may have gone on since. */
function hasFocus(frame: HTMLElement | null): boolean {
  return frame?.contains(document.activeElement) ?? false;
}
