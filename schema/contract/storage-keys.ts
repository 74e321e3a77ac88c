/** The keys of the client's browser storage. */
export const storageKeys = {
  colourScheme: 'atlas-colour-scheme',
  entryColumns: 'atlas-entry-columns',
  compactRows: 'atlas-compact-rows',
  recentSearches: 'atlas-recent-searches',
  /** Where pages were left, for the lifetime of a tab. */
  scrollPositions: 'atlas-scroll-positions',
  /** The entries selected for comparison, for the lifetime of a tab. */
  comparedEntries: 'atlas-compared-entries',
  /** Whether keyboard shortcuts of single letters are on in the review of submissions. */
  reviewKeys: 'atlas-review-keys',
  /** Drafts of entry forms; the id of the user and of the form follow, each after a colon. */
  entryDrafts: 'atlas-entry-drafts',
  /** The session, under the keys of the specification. */
  token: 'token',
  user: 'user',
  persistedState: 'persist:root',
} as const;
