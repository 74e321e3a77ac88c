import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react';

import { useTyped } from '../hooks/useTyped';
import classes from './FilterField.module.css';

interface TypedFilterProps {
  readonly label: string;
  /** A sentence that describes what it filters by. */
  readonly description: string;
  /** The placeholder. @default Contains */
  readonly placeholder?: string;
  /** The applied filter, blank for none. */
  readonly value: string;
  readonly maxLength: number;
  /** Called with the typed text after a pause in typing, at Enter, and on blur. */
  readonly onType: (value: string) => void;
}

const debounceMs = 300;

/** An input for a substring to filter by; reports it after a pause in typing. */
export function TypedFilter({
  label,
  description,
  placeholder = 'Contains',
  value,
  maxLength,
  onType,
}: TypedFilterProps) {
  // A chip or the back button can change the applied filter; the text follows.
  const [typed, setTyped] = useTyped<string, string>(value);
  const text = typed?.content ?? value;
  const applied = useRef(value);
  useEffect(
    function followValue() {
      if (typed === null) applied.current = value;
    },
    [typed, value],
  );
  const page = useRef('');
  useEffect(function notePage() {
    page.current = window.location.pathname;
  });
  const apply = useDebouncedCallback(
    (content: string) => {
      const filter = content.trim();
      // Once the back button has led to another page, its address stays.
      if (filter === applied.current || window.location.pathname !== page.current) return;
      applied.current = filter;
      onType(filter);
    },
    { delay: debounceMs, flushOnUnmount: true },
  );
  const type = (content: string) => {
    setTyped({ content, sent: [...(typed?.sent ?? []), content.trim()] });
    apply(content);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply.flush();
  };
  const handleClear = () => {
    type('');
    apply.flush();
  };
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      title={description}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      onBlur={() => apply.flush()}
      rightSection={
        text !== '' && (
          <CloseButton size="sm" aria-label={`Clear ${label.toLowerCase()}`} onClick={handleClear} />
        )
      }
      classNames={{ label: classes.label }}
    />
  );
}
