/** The kinds of file an import reads. */
export const importFormats = ['csv', 'tsv', 'xlsx', 'json', 'ndjson'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Whether an import stores all rows or none, or only the good ones. */
export const importModes = ['all', 'valid_only'] as const;
export type ImportMode = (typeof importModes)[number];

/** What an import does with a row that names an entry by id or accession and differs from it. */
export const existingPolicies = ['refuse', 'update'] as const;
export type ExistingPolicy = (typeof existingPolicies)[number];

/**
 * The status of an import. `receiving`: the server receives its rows; `waiting` and `running`: the server checks and
 * stores it; `previewed`: checked, nothing stored; `refused`: bad rows, nothing stored; `failed`: interrupted, nothing
 * stored; `cancelled`: ended by a person, nothing stored.
 */
export type ImportStatus =
  | 'receiving'
  | 'waiting'
  | 'running'
  | 'previewed'
  | 'done'
  | 'refused'
  | 'failed'
  | 'undone'
  | 'cancelled';

const inProgress: ReadonlySet<ImportStatus> = new Set(['receiving', 'waiting', 'running']);

/** Returns whether an import has not ended yet. */
export function isInProgress(status: ImportStatus): boolean {
  return inProgress.has(status);
}

/** The outcome of a row, planned or actual. */
export type RowOutcome = 'insert' | 'update' | 'skip' | 'fail';

/** The rows of a report: all with errors or warnings, or only those that were not stored because of errors. */
export const reportSelections = ['problems', 'errors'] as const;
export type ReportSelection = (typeof reportSelections)[number];

/** The rows of a preview that a client can select. */
export const rowSelections = ['all', 'problems', 'errors', 'warnings', 'updates', 'offers'] as const;
export type RowSelection = (typeof rowSelections)[number];
