import type { ImportStatus } from '@contract/imports';

import {
  ImportConflictsDocument,
  ImportDocument,
  ImportProblemsDocument,
  ImportRowCountsDocument,
  ImportRowsDocument,
  ImportsDocument,
} from '../generated/imports';
import type {
  ImportConflictsQuery,
  ImportDetailsFragment,
  ImportProblemFieldsFragment,
  ImportRowsQuery,
} from '../generated/types';
import { answerTo, paginationOf } from './answers';

type Row = ImportRowsQuery['importRows']['items'][number];
type Column = ImportDetailsFragment['columns'][number];
type Conflict = NonNullable<ImportConflictsQuery['import']>['conflicts'][number];

let made = 0;

/** Creates a column of a file; a test passes only the values it depends on. */
export function makeColumn(header: string, field: string | null = header): Column {
  return { __typename: 'ImportColumn', header, field, samples: [`${header} sample`] } as Column;
}

/** Columns for the required fields of an entry. */
export const requiredColumns = ['disease', 'autoantibody', 'autoantigen'].map((field) => makeColumn(field));

/** Creates a unique import; a test passes only the values it depends on. */
export function makeImport(values: Partial<ImportDetailsFragment> = {}): ImportDetailsFragment {
  made += 1;
  return {
    __typename: 'Import',
    id: `00000000-0000-4000-8000-${String(700_000 + made).padStart(12, '0')}`,
    status: 'previewed' satisfies ImportStatus,
    fileName: `sheet-${made}.csv`,
    format: 'csv',
    existing: 'refuse',
    dryRun: true,
    total: 3,
    inserted: 3,
    updated: 0,
    skipped: 0,
    failed: 0,
    processed: 3,
    errorsTotal: 0,
    warningsTotal: 0,
    offersTotal: 0,
    message: null,
    by: { __typename: 'Person', id: 'person', name: 'Ada Lovelace' },
    createdAt: '2026-11-20T09:30:00.000Z',
    undoneAt: null,
    undoneBy: null,
    reverted: 0,
    conflictsTotal: 0,
    canUndo: false,
    canCancel: false,
    canRun: true,
    sheet: null,
    sheets: [],
    columns: requiredColumns,
    ...values,
  } as ImportDetailsFragment;
}

/** Creates a problem or a remark about a row. */
export function makeProblem(values: Partial<ImportProblemFieldsFragment> = {}): ImportProblemFieldsFragment {
  return {
    __typename: 'ImportProblem',
    row: 2,
    path: 'autoantigen',
    message: 'Autoantigen is required',
    value: null,
    entry: null,
    ...values,
  } as ImportProblemFieldsFragment;
}

/** Creates a row of a preview. */
export function makeRow(row: number, values: Partial<Row> = {}): Row {
  return {
    __typename: 'ImportRow',
    row,
    outcome: 'insert',
    cells: [`Disease ${row}`, `Anti-${row}`, `Antigen ${row}`],
    problems: [],
    warnings: [],
    changes: [],
    corrections: [],
    canCorrect: true,
    offers: [],
    entry: null,
    ...values,
  } as Row;
}

/** Creates the reference by which imports name an entry. */
export function importedEntry(accession: string) {
  return { __typename: 'ImportedEntry', id: `id of ${accession}`, accession };
}

/** The answer with one import; `null` if it does not exist. */
export function importAnswer(shown: ImportDetailsFragment | null, id = shown?.id ?? '') {
  return answerTo({ query: ImportDocument, variables: { id } }, { import: shown });
}

export function importsAnswer(items: readonly ImportDetailsFragment[]) {
  return answerTo(
    { query: ImportsDocument, variables: { page: 1, limit: 10 } },
    { imports: { __typename: 'ImportPage', items, pagination: paginationOf(items.length, 1) } },
  );
}

/** The answer with rows of a preview; `total` if there are more than those. */
export function rowsAnswer(
  id: string,
  items: readonly Row[],
  { only = 'all', total = items.length, offset = 0 } = {},
) {
  return answerTo(
    { query: ImportRowsDocument, variables: { id, only, offset, limit: 50 } },
    {
      importRows: { __typename: 'ImportRows', items, total },
    },
  );
}

/** The answer with the number of preview rows of each kind: only errors, if any. */
export function countsAnswer(id: string, errors = 0) {
  const rows = (total: number) => ({ __typename: 'ImportRows', total });
  return answerTo(
    { query: ImportRowCountsDocument, variables: { id } },
    { errors: rows(errors), warnings: rows(0), updates: rows(0), offers: rows(0) },
  );
}

/** The answer with the problems and remarks about the rows of an import. */
export function problemsAnswer(
  id: string,
  errors: readonly ImportProblemFieldsFragment[] = [],
  warnings: readonly ImportProblemFieldsFragment[] = [],
) {
  return answerTo(
    { query: ImportProblemsDocument, variables: { id, limit: 100 } },
    { import: { __typename: 'Import', id, errors, warnings } },
  );
}

/** The answer with the entries that an undo left unchanged. */
export function conflictsAnswer(id: string, conflicts: readonly Conflict[]) {
  return answerTo(
    { query: ImportConflictsDocument, variables: { id, limit: 100 } },
    { import: { __typename: 'Import', id, conflicts } },
  );
}
