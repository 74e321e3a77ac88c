import type { CascadeField } from '@contract/entry-filters';

import { paths } from '../../paths';

/** An option of a search: a search term, a value that entries have, or an entry. */
export type Choice =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'value'; readonly field: CascadeField; readonly value: string }
  | { readonly kind: 'entry'; readonly accession: string };

/** The address for a choice: the matching entries, by relevance for a search term; the page of a name; the entry. */
export function pathOfChoice(choice: Choice): string {
  switch (choice.kind) {
    case 'search':
      return paths.search(choice.term);
    case 'value':
      return hasOverview(choice.field)
        ? paths.overview(choice.field, choice.value)
        : paths.entries({ [choice.field]: choice.value });
    case 'entry':
      return paths.entry(choice.accession);
  }
}

/** Whether the values of a field have pages of their own; the others lead to their entries. */
function hasOverview(field: CascadeField): field is 'disease' | 'autoantibody' | 'autoantigen' {
  return field === 'disease' || field === 'autoantibody' || field === 'autoantigen';
}
