/** The keys under which the client keeps things in the browser. */
export const storageKeys = {
  colourScheme: 'atlas-colour-scheme',
  entryColumns: 'atlas-entry-columns',
  compactRows: 'atlas-compact-rows',
  recentSearches: 'atlas-recent-searches',
  /** The entries chosen to be compared, while a tab is open. */
  comparedEntries: 'atlas-compared-entries',
  /** Whether single letters do something where submissions are reviewed. */
  reviewKeys: 'atlas-review-keys',
  /** Forms of entries that were left without saving; whose and which form follows, each after a colon. */
  entryDrafts: 'atlas-entry-drafts',
  /** The session, under the keys the specification gives. */
  token: 'token',
  user: 'user',
  persistedState: 'persist:root',
} as const;
