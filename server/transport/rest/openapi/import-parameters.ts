import { importOptions } from '../../../nouns/import.js';
import { bodyOf, text } from '../../../nouns/noun.js';
import { idPart, parametersOf, pathPart } from './parameters.js';

const { mode, existing, dryRun, sheet } = importOptions.fields;
const mapping = text(`${importOptions.fields.mapping.description} A JSON object.`);

export const importId = idPart('importId', 'Id of the import.');

export const rowNumber = pathPart(
  'row',
  'Number of the row, as in a spreadsheet.',
  { type: 'integer', minimum: 1 },
  '2',
);

/** Options for running a preview. */
export const runParameters = parametersOf({ mode, existing });

export const importParameters = parametersOf({ mode, existing, dryRun, mapping });

export const sheetParameter = parametersOf({ sheet });

/** The form for a file upload. Text parts before the file are options like those of the query string. */
export const importForm = bodyOf(
  {
    mode,
    existing,
    dryRun,
    sheet,
    mapping,
    file: text('csv, tsv, xlsx, json or ndjson.', { format: 'binary' }),
  },
  ['file'],
);
