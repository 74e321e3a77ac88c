import { existingPolicyNoun, importModeNoun } from '../../../nouns/import.js';
import { flag, input, noun, object, type Of, oneOf, orNull, text } from '../../../nouns/noun.js';

export type ImportOptions = Of<typeof importOptions>;
export const importOptions = input('ImportOptions', 'Options of an import.', {
  mode: oneOf(importModeNoun, 'What to store if some rows are invalid.', { default: 'all' }),
  dryRun: flag('Whether to run all checks without storing anything. The import can be run afterwards.', {
    default: false,
  }),
  existing: oneOf(
    existingPolicyNoun,
    'How to handle a row that names an existing entry and differs from it.',
    { default: 'refuse' },
  ),
  sheet: text('Sheet of a workbook to read. Default: the first visible one with content.'),
  mapping: object(
    'Field that each column fills, by header: the name of a field, `_id`, `accession`, or null to ignore the ' +
      'column. Columns not listed here are matched by their headers.',
  ),
});

export const cellCorrection = noun('CellCorrection', 'A correction of one cell of a preview.', {
  field: text('What a column of the file fills: a field, `_id`, `accession` or `additional.<name>`.'),
  text: orNull(text('The text that counts; null brings back the text of the file.')),
});
