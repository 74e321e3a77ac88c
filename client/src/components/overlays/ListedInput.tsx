import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { inlineDropdown } from '../searchableOptions';

export interface ListedInputProps extends Omit<TextInputProps, 'onChange'> {
  readonly onType: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** Whether the list has nothing to show yet. */
  readonly isListHidden: boolean;
  /** Returns the list. */
  readonly options: (parts: typeof Combobox) => ReactNode;
}

/** A text input with a list that others fill. */
export function ListedInput({ onType, onChoose, isListHidden, options, ...input }: ListedInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const close = useEffectEvent(() => combobox.closeDropdown());
  useEffect(
    function closeHidden() {
      if (isListHidden) close();
    },
    [isListHidden],
  );
  const handleChoice = (value: string) => {
    combobox.closeDropdown();
    onChoose(value);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={handleChoice} {...inlineDropdown.comboboxProps}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isListHidden}>{options(Combobox)}</Combobox.Dropdown>
    </Combobox>
  );
}
