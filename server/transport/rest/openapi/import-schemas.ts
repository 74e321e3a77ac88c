import { limits } from '../../../../schema/contract/limits.js';
import { importRowNoun } from '../../../nouns/import-rows.js';
import {
  importConflictNoun,
  importedEntryNoun,
  importNoun,
  importProblemNoun,
} from '../../../nouns/import.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';

const importProperties = {
  ...importNoun.properties,
  importId: { type: 'string', description: 'The same as `_id`.' },
};
const entry = {
  ...importedEntryNoun.schema,
  description: 'Entry that the problem concerns, such as a likely duplicate.',
};
const problems = (description: string): JsonSchema => ({
  type: 'array',
  items: importProblemNoun.schema,
  description,
});
const first = `The first ${String(limits.imports.problemsListed.max)}.`;

export const importSchemas = {
  Import: objectOf(importProperties),
  ImportReport: objectOf({
    ...importProperties,
    errors: problems(`Errors. ${first}`),
    warnings: problems(`Warnings. ${first}`),
  }),
  ImportProblem: objectOf({ ...importProblemNoun.properties, entry }, ['entry']),
  ImportRow: objectOf({ ...importRowNoun.properties, errors: problems('Errors of the row.') }),
  ImportConflict: objectOf({ ...importedEntryNoun.properties, ...importConflictNoun.properties }),
} satisfies Record<string, JsonSchema>;
