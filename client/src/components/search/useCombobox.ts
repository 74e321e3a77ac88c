import { type KeyboardEvent, useId, useState } from 'react';

import { type Choice, type Option, optionId } from './choice';

/**
 * A field with a list of choices below it, by the keyboard pattern of ARIA 1.2: the focus stays in the field, and keys
 * move through the list. Written by hand, since the list is fetched later than the field, which must stay the same
 * element for whoever types in it.
 */
export function useCombobox(onChoose: (choice: Choice) => void) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const isExpanded = isOpen && options.length > 0;
  const active = isExpanded ? options.findIndex(({ key }) => key === activeKey) : noOption;

  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setActiveKey(null);
  };
  const choose = (choice: Choice) => {
    show(false);
    onChoose(choice);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const option = options[active];
    const place = placeAfter(key, active, options.length);
    if (place !== null) {
      setIsOpen(true);
      setActiveKey(options[place]?.key ?? null);
    } else if (key === 'Escape' && isExpanded) show(false);
    else if (key === 'Enter' && option) choose(option.choice);
    else if (key === 'Delete' && option?.remove) option.remove();
    else {
      // What goes on in the field itself leaves the list; a form that is sent closes it.
      if (key === 'Enter') show(false);
      if (key.startsWith('Arrow')) setActiveKey(null);
      return;
    }
    event.preventDefault();
  };
  return {
    isOpen,
    show,
    onKeyDown: handleKeyDown,
    list: { id: listId, activeKey, onOptions: setOptions, onActive: setActiveKey, onChoose: choose },
    /** What the field says of its list. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': active === noOption ? undefined : optionId(listId, active),
      // A drawer around the field must not close by the key that closes the list.
      'data-mantine-stop-propagation': isExpanded || undefined,
    },
  } as const;
}

/** The place of the field itself: round the list one comes by it. */
const noOption = -1;

/** Where a key leads from a place in a list of so many; `null` where it does not move in the list. */
function placeAfter(key: string, place: number, length: number): number | null {
  const places = length + 1;
  if (key === 'ArrowDown') return ((place + 2) % places) - 1;
  if (key === 'ArrowUp') return ((place + places) % places) - 1;
  if (place === noOption) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
