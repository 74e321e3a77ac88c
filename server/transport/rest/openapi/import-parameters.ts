import { existingPolicies, rowSelections } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { restModes } from '../../../nouns/import.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import { pathPart, query } from './parameters.js';

const { rows } = limits.imports;

const mode: JsonSchema = { type: 'string', enum: Object.values(restModes), default: 'all' };
const existing: JsonSchema = { type: 'string', enum: existingPolicies, default: 'refuse' };
const dryRun: JsonSchema = { type: 'boolean', default: false };

/** Which import. */
export const importId = pathPart(
  'importId',
  'The id of the import.',
  { type: 'string', format: 'uuid' },
  '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
);

/** How a preview is run. */
export const runParameters = [
  query('mode', 'All rows or none, or the good ones alone.', mode),
  query('existing', 'What is done with a row that names an entry and differs from it.', existing),
];

/** How an import is done. */
export const importParameters = [
  ...runParameters,
  query('dryRun', 'Check by the very same checks, and store nothing.', dryRun),
  query('mapping', 'Which field a column fills: JSON, header → field; null leaves a column out.', {
    type: 'string',
  }),
];

export const sheetParameter = query(
  'sheet',
  'The sheet of a workbook; the first that holds anything where absent.',
  {
    type: 'string',
  },
);

/** The form a file is sent in; its texts before the file are options, as those of the query. */
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

/** Which rows of an import. */
export const rowParameters = [
  query('only', 'Which rows.', { type: 'string', enum: rowSelections, default: 'all' }),
  query('offset', 'How many of them to leave out first.', { type: 'integer', minimum: 0, default: 0 }),
  query('limit', 'How many to answer at most.', {
    type: 'integer',
    minimum: rows.min,
    maximum: rows.max,
    default: rows.default,
  }),
];
