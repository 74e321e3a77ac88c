import { exportFormatNames, exportFormats } from '../../../../schema/contract/export-formats.js';
import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { within } from '../../../nouns/list-args.js';
import { downloadRoute } from '../download-route.js';
import { count, listOf, wordOf } from '../openapi/json-schemas.js';
import { listParameters, query, withMeasures } from '../openapi/parameters.js';
import type { ParameterDocument } from '../openapi/route-document.js';
import { ref } from '../openapi/schemas.js';
import { exportInput } from '../rest-query.js';

const files = Object.values(exportFormats).filter((format) => format !== exportFormats.json);

/** Format and columns of an export, and the filters, search and sorting of its list. */
const exportParameters: readonly ParameterDocument[] = [
  query(
    'format',
    'Format of the answer. All formats except `json` are sent as files.',
    wordOf(exportFormatNames, 'json'),
  ),
  query('limit', 'Maximum number of entries to return. Default: all.', {
    type: 'integer',
    ...within(limits.exportLimit),
  }),
  query(
    'columns',
    'Columns, joined by commas, also `additional.<key>`, `measure.<name>`. In json and ndjson an entry then has only ' +
      'these keys.',
    { type: 'string' },
  ),
  query('bom', 'Whether csv and tsv start with a byte order mark, which Excel requires.', {
    type: 'boolean',
    default: false,
  }),
  withMeasures,
  ...listParameters,
];

export const exportRoutes = [
  downloadRoute({
    path: restPaths.exportEntries,
    operationId: 'exportEntries',
    action: 'entries.export',
    summary: 'All entries of a list, as one answer or file',
    description:
      'Accepts the filters, search and sorting of the list. `json` is a normal answer; other formats are files.',
    parameters: exportParameters,
    properties: {
      data: listOf(ref('Entry')),
      count,
      exportFormat: { const: 'json' },
      appliedFilters: ref('AppliedFilters'),
    },
    files: files.map(({ mediaType }) => mediaType),
    hasEntityTag: true,
    call: ({ exports }, ctx, { query: sent }) => exports.export(ctx, exportInput(sent)),
  }),
];
