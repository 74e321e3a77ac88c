import type { SearchField as SearchPlace } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';

import type { Choice } from './choice';
import { closedList } from './listState';
import type { SearchComboboxProps } from './SearchCombobox';
import classes from './SearchField.module.css';

interface SearchFieldProps extends Pick<TextInputProps, 'size' | 'placeholder' | 'classNames'> {
  readonly label: string;
  readonly term: string;
  /** Where the words are looked for; what is suggested is of there. @default all */
  readonly place?: SearchPlace;
  /** Stands at the end of the field while it is empty. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly onTerm: (term: string) => void;
  /** @default empties the field */
  readonly onClear?: () => void;
  /** Somebody decided for something in the list; what is typed is left to the form around. */
  readonly onChoose: (choice: Choice) => void;
}

/** Most visits begin without a search: what suggests is fetched when somebody comes to the field, and may stay away. */
const SearchCombobox = lazy<ComponentType<SearchComboboxProps>>(async () => {
  try {
    return { default: (await import('./SearchCombobox')).SearchCombobox };
  } catch {
    return { default: () => null };
  }
});

/** A field for what one looks for, which suggests what may be meant. It belongs into a form. */
export function SearchField(props: SearchFieldProps) {
  const { label, term, place = 'all', hint, className, onTerm, onClear, onChoose, ...look } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [list, setList] = useState(closedList);
  const [settled, setSettled] = useState<string>();
  const isBlank = term === '';
  const handleClear = () => {
    if (onClear) onClear();
    else onTerm('');
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={[classes.field, className].filter(Boolean).join(' ')}>
      <TextInput
        {...look}
        {...list}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        value={term}
        maxLength={limits.searchTermMaxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onTerm(event.currentTarget.value)}
        onFocus={() => setSettled((before) => before ?? term)}
        onKeyDown={({ key }) => key === 'Enter' && setSettled(term)}
        leftSection={<IconSearch size={look.size === 'lg' ? 20 : 16} aria-hidden="true" />}
        rightSection={isBlank ? hint : <ClearButton onClear={handleClear} />}
        rightSectionWidth={isBlank && hint ? 64 : undefined}
      />
      {settled !== undefined && (
        <Suspense>
          <SearchCombobox {...{ frame, term, settled, place, onChoose }} onList={setList} />
        </Suspense>
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
