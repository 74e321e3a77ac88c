import {
  existingPolicies,
  importFormats,
  importStatuses,
  rowOutcomes,
} from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { count, flagOf, listOf, moment, objectOf, text } from './json-schemas.js';
import type { JsonSchema } from './route-document.js';

const textOrNull: JsonSchema = { type: ['string', 'null'] };
const momentOrNull: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const person: JsonSchema = { ...objectOf({ _id: text, name: text }), type: ['object', 'null'] };
const entry = objectOf({ _id: text, accession: text });
const problems = listOf({ $ref: '#/components/schemas/ImportProblem' });
const first = `The first ${String(limits.imports.problemsListed)}.`;

const importProperties = {
  _id: text,
  importId: { ...text, description: 'The same as `_id`.' },
  status: { type: 'string', enum: importStatuses },
  fileName: textOrNull,
  format: { type: 'string', enum: importFormats },
  mode: { type: 'string', enum: ['all', 'valid-only'] },
  existing: { type: 'string', enum: existingPolicies },
  dryRun: flagOf('Whether nothing was to be stored.'),
  sheet: textOrNull,
  sheets: listOf(text),
  total: { ...count, description: 'Rows with data.' },
  inserted: count,
  updated: count,
  skipped: count,
  failed: count,
  processed: { ...count, description: 'Rows that are dealt with so far.' },
  errorsTotal: count,
  warningsTotal: count,
  unmappedColumns: listOf(text),
  columns: listOf(objectOf({ header: text, field: textOrNull, samples: listOf(text) })),
  message: textOrNull,
  by: person,
  createdAt: moment,
  finishedAt: momentOrNull,
  undoneBy: person,
  undoneAt: momentOrNull,
  reverted: { ...count, description: 'Entries that undoing it put back.' },
  conflictsTotal: { ...count, description: 'Entries that undoing it left, since they were edited.' },
  canUndo: flagOf('Whether who asks may undo it now.'),
  canRun: flagOf('Whether who asks may run it now: a preview of their own.'),
} satisfies Record<string, JsonSchema>;

/** The schemas about imports. */
export const importSchemas = {
  Import: objectOf(importProperties),
  ImportReport: objectOf({
    ...importProperties,
    errors: { ...problems, description: `What is wrong. ${first}` },
    warnings: { ...problems, description: `What is worth a look. ${first}` },
  }),
  ImportProblem: objectOf(
    {
      row: {
        type: ['integer', 'null'],
        description: 'As a spreadsheet counts, the header being row 1; null for the file as a whole.',
      },
      path: { ...text, description: 'The column or the field.' },
      message: text,
      value: { ...textOrNull, description: 'What the cell holds.' },
      entry,
    },
    ['entry'],
  ),
  ImportRow: objectOf({
    row: count,
    outcome: { type: 'string', enum: rowOutcomes },
    cells: listOf(text),
    errors: problems,
    warnings: problems,
    changes: listOf(objectOf({ field: text, before: textOrNull, after: textOrNull })),
    entry: { ...entry, type: ['object', 'null'] },
  }),
  ImportConflict: objectOf({
    _id: text,
    accession: text,
    disease: text,
    autoantibody: text,
    autoantigen: text,
    version: count,
    deleted: flagOf('Whether it was deleted since.'),
  }),
} satisfies Record<string, JsonSchema>;
