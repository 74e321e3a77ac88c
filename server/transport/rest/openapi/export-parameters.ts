import { exportFormatNames } from '../../../../schema/contract/export-formats.js';
import { limits } from '../../../../schema/contract/limits.js';
import { listParameters, query, wholeNumber, withMeasures } from './parameters.js';
import type { ParameterDocument } from './route-document.js';

/** Format and columns of an export, and the filters, search and sorting of its list. */
export const exportParameters: readonly ParameterDocument[] = [
  query('format', 'Format of the answer. All formats except `json` are sent as files.', {
    type: 'string',
    enum: exportFormatNames,
    default: 'json',
  }),
  query('limit', 'Maximum number of entries to return. Default: all.', wholeNumber(limits.exportLimit)),
  query('columns', 'Columns, joined by commas, also `additional.<key>`, `measure.<name>`.', {
    type: 'string',
  }),
  query('bom', 'Whether csv and tsv start with a byte order mark, which Excel requires.', {
    type: 'boolean',
    default: false,
  }),
  withMeasures,
  ...listParameters,
];
