import type { SearchField } from '@contract/entry-filters';
import { useMemo } from 'react';

import { groupOfRecents, groupsFor, hasSuggestions } from './options';
import { useRecentSearches } from './recentSearches';
import { useSuggestions } from './useSuggestions';

/** What can be chosen for what is typed, group by group and one after the other, and what the server answered to it. */
export function useOptions(typed: string, place: SearchField, isOpen: boolean) {
  const recents = useRecentSearches();
  const isAsked = hasSuggestions(place);
  const answer = useSuggestions(isAsked ? typed : '', isOpen);
  const groups = useMemo(() => {
    if (typed === '') return [groupOfRecents(recents)];
    // The list does not open only to grow: it waits for the first answer, where one is asked for.
    return isAsked && answer === null ? [] : groupsFor(typed, place, answer?.suggestions ?? null);
  }, [typed, place, isAsked, answer, recents]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  return { groups, options, answer };
}
