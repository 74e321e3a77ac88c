import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';

import { conditionsOf } from '../../../components/entryFilters';
import { NameHitsDocument } from '../../../generated/nameHits';
import type { EntriesView } from './entriesSearchParams';

/** What a part of the search finds on its own. */
export interface FoundName {
  readonly words: string;
  readonly total: number;
  /** The best matches. */
  readonly accessions: readonly string[];
}

/** More words are a sentence and not two names; each further word costs two requests. */
const mostWords = 6;

/**
 * Splits the search into two names that find entries on their own, with the filters of the view; `null` until it is
 * known, or if there are none.
 */
export function useNamesApart({
  search,
  field,
  filters,
}: EntriesView): readonly [FoundName, FoundName] | null {
  const client = useApolloClient();
  const [found, setFound] = useState<{ search: string; names: readonly [FoundName, FoundName] } | null>(null);
  const filter = useMemo(() => conditionsOf(filters), [filters]);
  useEffect(
    function askForParts() {
      let isShown = true;
      const hits = async (words: string): Promise<FoundName> => {
        const variables = { search: words, field, filter };
        const { data } = await client.query({ query: NameHitsDocument, variables });
        const { pagination, items } = data?.entries ?? { pagination: { total: 0 }, items: [] };
        return { words, total: pagination.total, accessions: items.map(({ accession }) => accession) };
      };
      const find = async () => {
        for (const [first, second] of splitsOf(search)) {
          const names = await Promise.all([hits(first), hits(second)]);
          if (names.every(({ total }) => total > 0)) return names;
        }
        return null;
      };
      find()
        .then((names) => isShown && names !== null && setFound({ search, names }))
        // The page says in any case that nothing was found.
        .catch(() => undefined);
      return () => {
        isShown = false;
      };
    },
    [client, search, field, filter],
  );
  return found?.search === search ? found.names : null;
}

/** The ways to part a search into two names; "and", "vs" and commas part them, and belong to neither. */
export function splitsOf(search: string): readonly (readonly [string, string])[] {
  const words = search.split(/[\s,;]+/).filter((word) => !/^(and|or|vs\.?|versus|)$/i.test(word));
  if (words.length > mostWords) return [];
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
}
