import { type FocusEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react';

import { prefetchOverlays, useArrivedCode } from './overlays';

/** Classes of the parts of an input with a list. */
export type ListClassNames = Readonly<
  Partial<Record<'description' | 'dropdown' | 'input' | 'label' | 'options', string | undefined>>
>;

/**
 * The code of inputs with a list of options, and the properties of the plain input that is shown until it is loaded.
 * The input that replaces it takes over focus, text and caret, and opens its list if that was asked for.
 */
export function useListCode() {
  const code = useArrivedCode();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const input = useRef<HTMLInputElement>(null);
  /** The plain input while it has the focus. */
  const focused = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  useEffect(
    function takeOver() {
      const [before, after] = [focused.current, input.current];
      if (code === null || before === null || after === null) return;
      focused.current = null;
      after.focus({ preventScroll: true });
      if (after.value !== before.value) enter(after, before.value);
      after.setSelectionRange(before.selectionStart, before.selectionEnd);
      // The list gets its final id after its first render, and the input names the id that it had when it was rendered.
      setTimeout(() => {
        if (isAsked.current) after.click();
        renderAgain();
      });
    },
    [code],
  );
  const ask = () => {
    isAsked.current = true;
  };
  const plain = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    autoComplete: 'off',
    onClick: ask,
    onInput: ask,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && ask(),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      focused.current = currentTarget;
      prefetchOverlays();
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // A window that is left keeps its active element.
      if (document.activeElement === currentTarget) return;
      focused.current = null;
      isAsked.current = false;
    },
  } as const;
  return { code, input, plain };
}

/** Enters a text as typing does, so that the input filters its options. */
function enter(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
