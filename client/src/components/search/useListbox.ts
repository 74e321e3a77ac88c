import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface Listbox<Option> {
  readonly options: readonly Option[];
  /** Whether the list is shown, provided that it is not empty. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (option: Option) => void;
  /** Removes an option from the list, if that is possible. */
  readonly onRemove: ((option: Option) => void) | undefined;
}

/**
 * Makes an input and the list below it a combobox, by the keyboard pattern of ARIA 1.2: the focus stays in the input,
 * and the arrow keys cycle through the options and the input.
 */
export function useListbox<Option extends { readonly key: string }>({
  options,
  isOpen,
  onOpen,
  onChoose,
  onRemove,
}: Listbox<Option>) {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const isExpanded = isOpen && options.length > 0;
  // Found by key, because a new answer can move it.
  const active = isExpanded ? options.findIndex(({ key }) => key === activeKey) : -1;
  const activeId = active < 0 ? undefined : optionId(active);
  useEffect(
    function keepInSight() {
      if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    },
    [activeId],
  );

  function optionId(position: number): string {
    return `${id}-${position}`;
  }

  function show(isShown: boolean) {
    onOpen(isShown);
    setActiveKey(null);
  }

  function choose(option: Option) {
    show(false);
    onChoose(option);
  }

  function goTo(position: number) {
    onOpen(true);
    setActiveKey(options[position]?.key ?? null);
  }

  /** Handles a key; returns whether it concerned the list. */
  function handleKey(key: string): boolean {
    const option = options[active];
    const last = options.length - 1;
    if (key === 'ArrowDown') goTo(active < last ? active + 1 : -1);
    else if (key === 'ArrowUp') goTo(active < 0 ? last : active - 1);
    else if (key === 'Escape' && isExpanded) show(false);
    else if (option === undefined) return false;
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(last);
    else if (key === 'Enter') choose(option);
    else if (key === 'Delete' && onRemove) onRemove(option);
    else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (handleKey(event.key)) event.preventDefault();
    // Enter submits the surrounding form.
    else if (event.key === 'Enter') show(false);
    // Moving the cursor in the input deactivates the option.
    else if (event.key.startsWith('Arrow')) setActiveKey(null);
  }

  return {
    id,
    active,
    isExpanded,
    optionId,
    show,
    choose,
    goTo,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? id : undefined,
      'aria-activedescendant': activeId,
      // The key that closes the list must not also close a surrounding drawer.
      'data-mantine-stop-propagation': isExpanded || undefined,
      onKeyDown: handleKeyDown,
    },
  } as const;
}
