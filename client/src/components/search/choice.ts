import type { CascadeField } from '@contract/entry-filters';

import { paths } from '../../paths';

/** What one can decide for while searching: words to search for, a value that entries have, or an entry. */
export type Choice =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'value'; readonly field: CascadeField; readonly value: string }
  | { readonly kind: 'entry'; readonly accession: string };

/** Where a choice leads: to the entries that are meant, those found by words with the best match first. */
export function pathOfChoice(choice: Choice): string {
  switch (choice.kind) {
    case 'search':
      return paths.search(choice.term);
    case 'value':
      return paths.entries({ [choice.field]: choice.value });
    case 'entry':
      return paths.entry(choice.accession);
  }
}
