import { createContext, useContext } from 'react';

import type { EntriesQuery } from '../../../generated/types';

/** Why the search found an entry. */
export type Match = NonNullable<EntriesQuery['entries']['matches']>[number];
/** What the whole text of a search names. */
export type Meaning = NonNullable<EntriesQuery['resolveName']>['meanings'][number];
export type MatchHighlight = Match['highlights'][number];

/** Why each entry of the list was found, by entry id; empty without a search. */
export const MatchesContext = createContext<ReadonlyMap<string, Match>>(new Map());

/** Why the current search found an entry; `undefined` without a search. */
export function useMatch(entryId: string): Match | undefined {
  return useContext(MatchesContext).get(entryId);
}

/** Indexes matches by entry id. */
export function matchesById(matches: readonly Match[]): ReadonlyMap<string, Match> {
  return new Map(matches.map((match) => [match.entryId, match]));
}
