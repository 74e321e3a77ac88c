import type { Choice } from './choice';

/** Remembers in this browser what was searched for; by then the code for it is there, and without it nothing is lost. */
export function keepSearch(choice: Choice): void {
  import('./recentSearches').then(
    ({ rememberSearch }) => rememberSearch(choice),
    () => undefined,
  );
}
