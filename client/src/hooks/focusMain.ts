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
