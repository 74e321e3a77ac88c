/** The keys under which the client keeps things in the browser. */
export const storageKeys = {
  colourScheme: 'atlas-colour-scheme',
  entryColumns: 'atlas-entry-columns',
  compactRows: 'atlas-compact-rows',
  /** The session, under the keys the specification gives. */
  token: 'token',
  user: 'user',
  persistedState: 'persist:root',
} as const;
