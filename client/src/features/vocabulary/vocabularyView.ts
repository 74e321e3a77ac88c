import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

/** The number of terms on a page. */
export const pageSize = 50;

/** What the list of terms shows: search, filters and page; blank texts for none. */
export interface VocabularyView {
  readonly search: string;
  /** The slug of a class. */
  readonly class: string;
  /** The code of a pattern. */
  readonly icap: string;
  readonly page: number;
}

/** Returns the view in the query of an address. */
export function readVocabularyView(params: URLSearchParams): VocabularyView {
  return {
    search: params.get('search') ?? '',
    class: params.get('class') ?? '',
    icap: params.get('icap') ?? '',
    page: readWholeNumber(params.get('page'), limits.page) ?? limits.page.default,
  };
}

export function vocabularyAddress({ search, class: within, icap, page }: VocabularyView) {
  return {
    ...(search !== '' && { search }),
    ...(within !== '' && { class: within }),
    ...(icap !== '' && { icap }),
    ...(page > 1 && { page }),
  };
}

/** Whether a view shows only some terms. */
export function isNarrowed({ search, class: within, icap }: VocabularyView): boolean {
  return [search, within, icap].some((text) => text !== '');
}
