import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { objectOf } from '../../../nouns/noun.js';
import { importJson } from '../import-json.js';
import { importId, rowNumber } from '../openapi/import-parameters.js';
import { listOf } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { privateRoute } from '../rest-route.js';

const shared = { tag: 'Imports', action: 'imports.run', refusals: [403, 404, 409] } as const;
const { offers } = limits.imports;
const again =
  'All rows are checked again; the answer comes once they are, or after a minute with the status `waiting` or ' +
  '`running`. For the person who previewed it. 409: there is no preview, or its rows are being checked.';

export const importCorrectionRoutes = [
  privateRoute({
    ...shared,
    method: 'PUT',
    path: restPaths.importRow,
    operationId: 'correctImportRow',
    summary: 'Correct cells of one row of a preview',
    description:
      'The body has texts by field (a field, `_id`, `accession` or `additional.<name>` that a column of the file ' +
      `fills); null brings back the text of the file, which the report keeps. ${again}`,
    parameters: [importId, rowNumber],
    body: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    properties: { data: ref('Import') },
    call: ({ imports }, ctx, { params, body }) =>
      imports.correct(ctx, params['importId'] ?? '', params['row'] ?? '', body),
    answer: (corrected) => ({ data: importJson(corrected) }),
  }),
  privateRoute({
    ...shared,
    method: 'POST',
    path: restPaths.importOffers,
    operationId: 'takeOffers',
    summary: 'Take the names that are offered for the cells of a preview',
    description:
      `Either \`rows\` (up to ${offers.rows.toLocaleString('en')} row numbers) or \`all\`: true (up to ` +
      `${offers.changed.toLocaleString('en')} rows at once). Cells with several meanings stay as they are. ${again}`,
    parameters: [importId],
    body: objectOf(
      {
        rows: listOf({ type: 'integer', minimum: 1 }),
        all: { type: 'boolean' },
      },
      ['rows', 'all'],
    ),
    properties: { data: ref('Import') },
    call: ({ imports }, ctx, { params, body: { rows, all } }) =>
      imports.takeOffers(ctx, params['importId'] ?? '', { rows, all }),
    answer: (corrected) => ({ data: importJson(corrected) }),
  }),
];
