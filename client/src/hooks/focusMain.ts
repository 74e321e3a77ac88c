/** Focuses the main content of the page, for when the focused element is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Focuses the main content if the focused element is gone, or disabled: the browser is about to blur it then. */
export function focusMainIfLost(): void {
  if (document.activeElement?.matches('body, :disabled')) focusMain();
}
