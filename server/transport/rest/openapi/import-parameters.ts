import { existingPolicies, rowSelections } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { restModes } from '../../../nouns/import.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import { boundedNumber, idPart, pathPart, query } from './parameters.js';

const mode: JsonSchema = { type: 'string', enum: Object.values(restModes), default: 'all' };
const existing: JsonSchema = { type: 'string', enum: existingPolicies, default: 'refuse' };
const dryRun: JsonSchema = { type: 'boolean', default: false };

/** The path parameter that identifies an import. */
export const importId = idPart('importId', 'Id of the import.');

/** The path parameter that identifies a row. */
export const rowNumber = pathPart(
  'row',
  'Number of the row, as in a spreadsheet.',
  { type: 'integer', minimum: 1 },
  '2',
);

/** Options for running a preview. */
export const runParameters = [
  query('mode', 'Whether to store all rows or none, or only the valid rows.', mode),
  query('existing', 'How to handle a row that names an existing entry and differs from it.', existing),
];

/** Options for an import. */
export const importParameters = [
  ...runParameters,
  query('dryRun', 'Whether to run all checks without storing anything.', dryRun),
  query('mapping', 'Field that each column fills, as a JSON object from header to field. Null ignores it.', {
    type: 'string',
  }),
];

export const sheetParameter = query(
  'sheet',
  'Sheet of a workbook to read. Default: the first visible one with content.',
  {
    type: 'string',
  },
);

/** The form for a file upload. Text parts before the file are options like those of the query string. */
export const importForm: JsonSchema = {
  type: 'object',
  properties: {
    mode,
    existing,
    dryRun,
    sheet: { type: 'string' },
    mapping: { type: 'string' },
    file: { type: 'string', format: 'binary', description: 'csv, tsv, xlsx, json or ndjson.' },
  },
  required: ['file'],
};

/** Filter and paging of the rows of an import. */
export const rowParameters = [
  query('only', 'Which rows to return.', { type: 'string', enum: rowSelections, default: 'all' }),
  query('offset', 'Number of rows to skip.', { type: 'integer', minimum: 0, default: 0 }),
  boundedNumber('limit', 'Maximum number of rows to return.', limits.imports.rows),
];
