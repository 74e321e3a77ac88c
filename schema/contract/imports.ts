/** The kinds of file an import reads. */
export const importFormats = ['csv', 'tsv', 'xlsx', 'json', 'ndjson'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** All rows or none, or the good ones alone. */
export const importModes = ['all', 'valid_only'] as const;
export type ImportMode = (typeof importModes)[number];

/** What is done with a row that names an entry by id or accession and differs from it. */
export const existingPolicies = ['refuse', 'update'] as const;
export type ExistingPolicy = (typeof existingPolicies)[number];

/**
 * Where an import stands. `receiving`: its rows arrive; `waiting` and `running`: it is checked and stored; `previewed`:
 * checked, nothing stored; `refused`: bad rows, nothing stored; `failed`: broken off, nothing stored.
 */
export const importStatuses = [
  'receiving', 'waiting', 'running', 'previewed', 'done', 'refused', 'failed', 'undone',
] as const; // prettier-ignore
export type ImportStatus = (typeof importStatuses)[number];

/** What becomes, or became, of a row. */
export const rowOutcomes = ['insert', 'update', 'skip', 'fail'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Which rows a report holds: all with errors or warnings, or those that were left out for their errors. */
export const reportSelections = ['problems', 'errors'] as const;
export type ReportSelection = (typeof reportSelections)[number];

/** Which rows of a preview are asked for. */
export const rowSelections = ['all', 'problems', 'errors', 'warnings', 'updates'] as const;
export type RowSelection = (typeof rowSelections)[number];
