import { createContext, useContext } from 'react';

import type { EntriesQuery } from '../../../generated/types';

/** Why an entry of the list was found. */
export type Match = NonNullable<EntriesQuery['entries']['matches']>[number];
export type MatchHighlight = Match['highlights'][number];

/** Why each entry of a list was found, by its id; nothing without a search. */
export const MatchesContext = createContext<ReadonlyMap<string, Match>>(new Map());

/** Why an entry was found by the search that the list is of. */
export function useMatch(entryId: string): Match | undefined {
  return useContext(MatchesContext).get(entryId);
}

/** The same, to look up by entry. */
export function matchesById(matches: readonly Match[]): ReadonlyMap<string, Match> {
  return new Map(matches.map((match) => [match.entryId, match]));
}
