import {
  ComboboxChevron,
  getOptionsLockup,
  getParsedComboboxData,
  Input,
  InputBase,
  type SelectProps,
} from '@mantine/core';
import { type FocusEvent, useState } from 'react';

import { notifyRefused } from '../notify';
import { overlays } from './overlays';
import { type ListClassNames, useListCode } from './useListCode';

interface SelectInputProps extends Omit<
  SelectProps,
  'classNames' | 'defaultValue' | 'onChange' | 'styles' | 'vars'
> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly classNames?: ListClassNames;
}

/** A select with a list, whose code is loaded on demand. */
export function SelectInput(props: SelectInputProps) {
  const { code, input, plain } = useListCode();
  const [typed, setTyped] = useState<string | null>(null);
  if (code !== null) return <code.Select {...props} ref={input} />;
  const { data, filter, limit, renderOption, openOnFocus, nothingFoundMessage, allowDeselect, ...others } =
    props;
  const {
    comboboxProps,
    withScrollArea,
    attributes,
    onDropdownOpen,
    onSearchChange,
    value,
    onChange,
    onFocus,
    ...more
  } = others;
  const { searchable = false, clearable = false, clearButtonProps, ...field } = more;
  const chosen = value === null ? '' : (getOptionsLockup(getParsedComboboxData(data))[value]?.label ?? value);
  return (
    <InputBase
      {...field}
      {...plain}
      value={typed ?? chosen}
      readOnly={!searchable}
      pointer={!searchable}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onClick={() => {
        plain.onClick();
        overlays.load().catch(() => notifyRefused('partNotLoaded'));
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        plain.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        plain.onBlur(event);
        setTyped(null);
      }}
      __defaultRightSection={<ComboboxChevron size={field.size} error={field.error} />}
      __clearable={clearable && value !== null}
      __clearSection={
        <Input.ClearButton {...clearButtonProps} tabIndex={-1} aria-hidden onClick={() => onChange(null)} />
      }
    />
  );
}
