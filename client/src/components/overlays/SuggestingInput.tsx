import { type AutocompleteProps, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type FocusEvent, useState } from 'react';

import { type ListClassNames, useListCode } from './useListCode';

export interface SuggestingInputProps extends Omit<AutocompleteProps, 'classNames' | 'styles' | 'vars'> {
  readonly classNames?: ListClassNames;
}

/** A text input with suggestions, whose code is loaded on demand. */
export function SuggestingInput({ ref: given, ...props }: SuggestingInputProps) {
  const { code, input, plain } = useListCode();
  const ref = useMergedRef(input, given);
  const [typed, setTyped] = useState(props.defaultValue);
  if (code !== null) return <code.Autocomplete {...props} defaultValue={typed} ref={ref} />;
  const { data, filter, limit, renderOption, openOnFocus, ...others } = props;
  const { comboboxProps, withScrollArea, attributes, onDropdownOpen, onChange, onFocus, ...field } = others;
  return (
    <TextInput
      {...field}
      {...plain}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange?.(value);
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        plain.onFocus(event);
        onFocus?.(event);
      }}
    />
  );
}
