import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { type Choice, type Option, optionId } from './choice';
import { closedList, type ListState } from './listState';
import { placeAfter } from './placeAfter';

interface Combobox {
  readonly listId: string;
  /** The field and the list, in one element. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly list: OpenList;
  readonly options: readonly Option[];
  readonly onList: (state: ListState) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Whether a list is open, and which of its options the keys have come to. */
interface OpenList {
  readonly isOpen: boolean;
  readonly activeKey: string | null;
  readonly show: (isShown: boolean) => void;
  readonly goTo: (key: string | null) => void;
}

/** A list that may be open, with nothing chosen in it yet. */
export function useOpenList(startsOpen: () => boolean): OpenList {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  return {
    isOpen,
    activeKey,
    show: (isShown) => {
      setIsOpen(isShown);
      setActiveKey(null);
    },
    goTo: (key) => {
      setIsOpen(true);
      setActiveKey(key);
    },
  };
}

/**
 * Makes a field and the list below it a combobox, by the keyboard pattern of ARIA 1.2: the focus stays in the field, and
 * keys move through the list. It listens from outside, for the field is there first, and must stay the same element for
 * whoever has begun to type in it.
 */
export function useCombobox({ listId, frame, list, options, onList, onChoose }: Combobox) {
  const isExpanded = list.isOpen && options.length > 0;
  const active = isExpanded ? options.findIndex(({ key }) => key === list.activeKey) : -1;
  const choose = (choice: Choice) => {
    list.show(false);
    onChoose(choice);
  };
  const obey = (key: string): boolean => {
    const option = options[active];
    const place = placeAfter(key, active, options.length);
    if (place !== null) list.goTo(options[place]?.key ?? null);
    else if (key === 'Escape' && isExpanded) list.show(false);
    else if (key === 'Enter' && option) choose(option.choice);
    else if (key === 'Delete' && option?.remove) option.remove();
    else {
      // A form that is sent closes the list; who moves on in the field has left it.
      if (key === 'Enter') list.show(false);
      if (key.startsWith('Arrow')) list.goTo(null);
      return false;
    }
    return true;
  };
  useLayoutEffect(
    function tellField() {
      onList(isExpanded ? expanded(listId, active) : closedList);
    },
    [onList, listId, isExpanded, active],
  );
  useEffect(function listen() {
    return listenTo(frame.current, { list, obey });
  });
  return { isExpanded, active, choose };
}

function expanded(listId: string, active: number): ListState {
  return {
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
    'data-mantine-stop-propagation': true,
  };
}

interface Listeners {
  readonly list: OpenList;
  /** Does what a key is for; tells whether the field is to do nothing more. */
  readonly obey: (key: string) => boolean;
}

function listenTo(frame: HTMLElement | null, { list, obey }: Listeners): () => void {
  const control = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    react: (event: HTMLElementEventMap[Type], field: HTMLInputElement) => void,
  ) =>
    frame?.addEventListener(
      type,
      (event) => event.target instanceof HTMLInputElement && react(event, event.target),
      { signal: control.signal },
    );
  on('focusin', (_, { value }) => value === '' && list.show(true));
  on('click', (_, { value }) => value === '' && list.show(true));
  on('input', () => list.show(true));
  on('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (obey(event.key)) event.preventDefault();
  });
  frame?.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) list.show(false);
    },
    { signal: control.signal },
  );
  return () => control.abort();
}
