/** The keys under which the client keeps things in the browser. */
export const storageKeys = {
  colourScheme: 'atlas-colour-scheme',
  entryColumns: 'atlas-entry-columns',
  compactRows: 'atlas-compact-rows',
} as const;
