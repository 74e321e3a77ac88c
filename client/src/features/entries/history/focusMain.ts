/** Takes the focus to the content of the page, where what had it is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
