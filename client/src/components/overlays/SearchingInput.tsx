import { TextInput } from '@mantine/core';

import type { ListedInputProps } from './ListedInput';
import { useListCode } from './useListCode';

/** A text input with a list that others fill, whose code is loaded on demand. */
export function SearchingInput(props: ListedInputProps) {
  const { code, input, plain } = useListCode();
  if (code !== null) return <code.ListedInput {...props} ref={input} />;
  const { onType, onChoose, isListHidden, options, ...field } = props;
  return <TextInput {...field} {...plain} onChange={({ currentTarget: { value } }) => onType(value)} />;
}
