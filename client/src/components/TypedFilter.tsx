import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

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
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // A chip or the back button can change the applied filter; the text follows.
  if (value !== applied) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  const apply = useDebouncedCallback(
    (typed: string) => {
      if (typed.trim() !== value) onType(typed.trim());
    },
    { delay: debounceMs, flushOnUnmount: true },
  );
  const type = (typed: string) => {
    setText(typed);
    apply(typed);
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
