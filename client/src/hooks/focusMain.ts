/** Focuses the main content of the page, for when the focused element is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
