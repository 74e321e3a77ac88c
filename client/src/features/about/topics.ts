/** The sections of the page in order: anchor and heading of each. */
export const topics = {
  what: 'What this is',
  sources: 'Where the data come from',
  checks: 'How they were checked',
  limits: 'Limits',
  licences: 'Licences',
  cite: 'How to cite',
  errors: 'Report an error',
} as const;

export type Topic = keyof typeof topics;
