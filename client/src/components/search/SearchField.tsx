import type { SearchField as SearchPlace } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';

import type { Choice } from './choice';
import { removeRecentSearch } from './recentSearches';
import classes from './SearchField.module.css';
import { SuggestionList } from './SuggestionList';
import { useListbox } from './useListbox';
import { useOptions } from './useOptions';

interface SearchFieldProps extends Pick<TextInputProps, 'size' | 'placeholder' | 'classNames'> {
  readonly label: string;
  readonly term: string;
  /** The field to search in; suggestions are limited to it. @default all */
  readonly place?: SearchPlace;
  /** Shown at the end of the input while it is empty. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly onTerm: (term: string) => void;
  /** @default empties the field */
  readonly onClear?: () => void;
  /** Called with the selected option of the list; the surrounding form handles typed text. */
  readonly onChoose: (choice: Choice) => void;
}

/** A search input. It suggests matching values and, while nothing is typed, recent searches. It must be in a form. */
export function SearchField(props: SearchFieldProps) {
  const { label, term, place = 'all', hint, className, onTerm, onClear, onChoose, ...look } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const typed = term.trim();
  const { groups, options, summary } = useOptions(typed, place, isOpen);
  const listbox = useListbox({
    options,
    isOpen,
    onOpen: setIsOpen,
    onChoose: ({ choice }) => onChoose(choice),
    onRemove: typed === '' ? ({ choice }) => removeRecentSearch(choice) : undefined,
  });
  const { isExpanded, show, inputProps } = listbox;
  const isBlank = term === '';
  const focus = () => input.current?.focus();
  const handleClear = () => {
    if (onClear) onClear();
    else onTerm('');
    focus();
  };
  return (
    <div
      className={[classes.field, className].filter(Boolean).join(' ')}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && show(false)}
    >
      <TextInput
        {...look}
        {...inputProps}
        ref={input}
        aria-label={label}
        value={term}
        maxLength={limits.searchTermMaxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          onTerm(event.currentTarget.value);
          show(true);
        }}
        onFocus={() => isBlank && show(true)}
        onClick={() => isBlank && show(true)}
        leftSection={<IconSearch size={look.size === 'lg' ? 20 : 16} aria-hidden="true" />}
        rightSection={isBlank ? hint : <ClearButton onClear={handleClear} />}
        rightSectionWidth={isBlank && hint ? 64 : undefined}
      />
      <VisuallyHidden role="status">{isExpanded && summary}</VisuallyHidden>
      {isExpanded && (
        <SuggestionList {...{ listbox, groups, options }} areRecents={typed === ''} onLeave={focus} />
      )}
    </div>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" className={classes.clear} aria-label="Clear the search" onClick={onClear}>
      <IconX size={16} aria-hidden="true" />
    </button>
  );
}
