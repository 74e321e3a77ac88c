import { useLayoutEffect, useRef } from 'react';

/** Focuses the main content of the page, for when the focused element is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Whether the focused element is gone, or disabled: the browser is about to blur it then. */
export function isFocusLost(): boolean {
  return document.activeElement?.matches('body, :disabled') === true;
}

export function focusMainIfLost(): void {
  if (isFocusLost()) focusMain();
}

/**
 * Returns a function that returns the focus to the element that had it when a dialog opened, or else to the main
 * content. Mantine remembers the element too late where the dialog has the focus already, and is content with one that
 * is gone.
 */
export function useOpener(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(
    function rememberOpener() {
      if (isOpen) opener.current = document.activeElement;
    },
    [isOpen],
  );
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    focusMainIfLost();
  };
}
