import { limits } from '@contract/limits';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, type RefObject } from 'react';

import classes from './SearchBox.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The term it starts with. @default none */
  readonly term?: string;
  /** @default sm */
  readonly size?: 'sm' | 'lg';
  readonly hint?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onSearch: (term: string) => void;
}

/** Where a person says in their own words what they look for. Give it a `key` of the term to have it follow the address. */
export function SearchBox({
  label,
  placeholder,
  term = '',
  size = 'sm',
  hint,
  inputRef,
  onSearch,
}: SearchBoxProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('term');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <form role="search" aria-label={label} className={classes.form} data-size={size} onSubmit={handleSubmit}>
      <TextInput
        ref={inputRef}
        type="search"
        name="term"
        size={size}
        defaultValue={term}
        maxLength={limits.searchTermMaxLength}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={size === 'lg' ? 20 : 16} aria-hidden="true" />}
        rightSection={hint}
        rightSectionWidth={hint === undefined ? undefined : 64}
        classNames={{ input: classes.input }}
      />
    </form>
  );
}
