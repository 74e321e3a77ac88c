/** The keys under which the client keeps things in the browser. */
export const storageKeys = {
  colourScheme: 'atlas-colour-scheme',
} as const;
