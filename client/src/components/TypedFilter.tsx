import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

import classes from './FilterField.module.css';

interface TypedFilterProps {
  readonly label: string;
  /** What it narrows by, in a sentence. */
  readonly description: string;
  /** What stands there while nothing is typed. @default Contains */
  readonly placeholder?: string;
  /** What is applied, blank for nothing. */
  readonly value: string;
  readonly maxLength: number;
  /** What was typed, once typing rests, at Enter, or when one leaves. */
  readonly onType: (value: string) => void;
}

const restsAfterMs = 300;

/** Takes a part of a text to narrow by, and hands it on when the typing rests. */
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
  // What is applied can change from outside, by a chip or the back button; then the text follows it.
  if (value !== applied) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  const apply = useDebouncedCallback(
    (typed: string) => {
      if (typed.trim() !== value) onType(typed.trim());
    },
    { delay: restsAfterMs, flushOnUnmount: true },
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
      classNames={{ label: classes.label, input: classes.input }}
    />
  );
}
