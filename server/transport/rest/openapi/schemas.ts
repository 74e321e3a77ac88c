import {
  isEntryFieldName,
  mapEntryFields,
  requiredEntryFields,
} from '../../../../schema/contract/entry-fields.js';
import {
  filterNames,
  searchFields,
  sortKeys,
  sortOrders,
} from '../../../../schema/contract/entry-filters.js';
import { errorCodes } from '../../../../schema/contract/error-codes.js';
import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { entryNoun, paginationNoun, storedFields } from '../../../nouns/entry.js';
import { importRowNoun } from '../../../nouns/import-rows.js';
import {
  importConflictNoun,
  importedEntryNoun,
  importNoun,
  importProblemNoun,
} from '../../../nouns/import.js';
import { measureInput, measureNoun, measureReviewNoun } from '../../../nouns/measure.js';
import { bodyOf, type JsonSchema, object, objectOf, propertiesOf, version } from '../../../nouns/noun.js';
import {
  deletedEntryNoun,
  entrySnapshotNoun,
  entryVersionNoun,
  revisionNoun,
} from '../../../nouns/revision.js';
import { matchFields, suggestionGroupNoun } from '../../../nouns/search.js';
import {
  diseaseSummaryNoun,
  matchStatsNoun,
  statisticsNoun,
  valueCountNoun,
} from '../../../nouns/statistics.js';
import { systemNoun } from '../../../nouns/system.js';
import { termRevisionNoun } from '../../../nouns/term-revision.js';
import { userInput, userNoun, userPaginationNoun, userStatisticsNoun } from '../../../nouns/user.js';
import { autoantibodyTermNoun, termInput } from '../../../nouns/vocabulary.js';
import { count, listOf, text, wordOf } from './json-schemas.js';
import { submissionSchemas } from './submission-schemas.js';

const { tier, field, synonym, meaning, highlights } = matchFields;

/** Returns a reference to one of the schemas below. */
export function ref(name: keyof typeof schemas): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

const exampleEntry = {
  _id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
  accession: 'AIA0000042',
  version: 3,
  ...mapEntryFields(() => null),
  disease: 'Systemic lupus erythematosus',
  autoantibody: 'Anti-Sm',
  autoantigen: 'Sm ribonucleoprotein',
  uniprotId: 'P14678',
  type: 'Nuclear antigen',
  additional: { cohort: 'Discovery' },
  createdAt: '2026-01-15T09:30:00.000Z',
  updatedAt: '2026-02-01T14:05:00.000Z',
};

const entry: JsonSchema = {
  ...objectOf(
    {
      ...entryNoun.properties,
      measures: { ...listOf(ref('Measure')), description: 'Only if the query asks for them.' },
    },
    ['measures'],
  ),
  examples: [exampleEntry],
};

const appliedValue: JsonSchema = { type: ['string', 'array', 'null'], items: text };

const problem = objectOf({ path: text, message: text, row: count }, ['row']);

const failure = {
  ...objectOf(
    {
      success: { const: false },
      message: { type: 'string', description: 'Human-readable message.' },
      code: { type: 'string', enum: Object.keys(errorCodes), description: 'Stable error code for programs.' },
      errors: listOf(problem),
      requestId: { type: 'string', description: 'Id of the call in the server log.' },
    },
    ['errors'],
  ),
  examples: [
    {
      success: false,
      message: messages.entryNotFound,
      code: 'NOT_FOUND',
      requestId: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
    },
  ],
};

const { keys, keyLength, valueLength } = limits.additional;
const additionalValue: JsonSchema = { type: ['string', 'number', 'boolean', 'null'], maxLength: valueLength };

const sentEntry = {
  ...storedFields,
  additional: object('Additional values by name. Replaces all existing additional values.', {
    maxProperties: keys,
    propertyNames: { maxLength: keyLength },
    additionalProperties: additionalValue,
  }),
};

const otherNames = {
  description:
    'Unknown names are stored in `additional`; a blank one removes that name, unless `additional` is sent, too. ' +
    'Names reserved by the server, such as `_id`, are ignored.',
  additionalProperties: additionalValue,
};

const importProperties = {
  ...importNoun.properties,
  importId: { type: 'string', description: 'The same as `_id`.' },
};
const concerned = {
  ...importedEntryNoun.schema,
  description: 'Entry that the problem concerns, such as a likely duplicate.',
};
const problems = (description: string): JsonSchema => ({
  ...listOf(importProblemNoun.schema),
  description,
});
const first = `The first ${String(limits.imports.problemsListed.max)}.`;

const { entryId } = entryVersionNoun.fields;
const { isActive, ...newUser } = userInput.fields;
const { password, ...userChanges } = userInput.fields;

/** Schemas shared by several answers. */
export const schemas = {
  Entry: entry,
  ScoredEntry: {
    allOf: [
      { $ref: '#/components/schemas/Entry' },
      objectOf({
        relevanceScore: {
          type: 'number',
          description: 'Higher is better. Comparable within one answer only.',
        },
        ...propertiesOf({
          ...{ matchTier: tier, matchField: field, matchSynonym: synonym, matchMeaning: meaning },
          highlights,
        }),
      }),
    ],
  },
  SuggestionGroup: suggestionGroupNoun.schema,
  Pagination: paginationNoun.schema,
  AppliedFilters: objectOf(
    {
      ...Object.fromEntries(filterNames.map((name) => [name, appliedValue])),
      search: { type: ['string', 'null'] },
      field: wordOf(searchFields),
      sortBy: wordOf(sortKeys),
      sortOrder: wordOf(sortOrders),
    },
    // Entry fields are always present. Other filters are present only if the request contains them.
    filterNames.filter((name) => !isEntryFieldName(name)),
  ),
  AppliedNarrowing: { type: 'object', additionalProperties: appliedValue },
  ValueCount: objectOf({ _id: { ...text, description: 'The value.' }, ...valueCountNoun.properties }),
  MatchStats: matchStatsNoun.schema,
  Statistics: statisticsNoun.schema,
  NewEntry: { ...bodyOf(sentEntry, requiredEntryFields), ...otherNames },
  EntryChanges: {
    ...bodyOf({ ...sentEntry, version: version('Version that the change is based on, as in `If-Match`.') }),
    ...otherNames,
  },
  Revision: revisionNoun.schema,
  EntryVersion: objectOf({
    _id: { description: entryId.description, ...entryId.schema },
    ...entryVersionNoun.properties,
  }),
  EntrySnapshot: objectOf(entrySnapshotNoun.properties),
  DeletedEntry: deletedEntryNoun.schema,
  Import: objectOf(importProperties),
  ImportReport: objectOf({
    ...importProperties,
    errors: problems(`Errors. ${first}`),
    warnings: problems(`Warnings. ${first}`),
  }),
  ImportProblem: objectOf({ ...importProblemNoun.properties, entry: concerned }, ['entry']),
  ImportRow: objectOf({ ...importRowNoun.properties, errors: problems('Errors of the row.') }),
  ImportConflict: objectOf({ ...importedEntryNoun.properties, ...importConflictNoun.properties }),
  ...submissionSchemas,
  System: objectOf(systemNoun.properties),
  User: userNoun.schema,
  NewUser: bodyOf(newUser, ['name', 'email', 'role']),
  UserChanges: bodyOf(userChanges),
  UserPagination: userPaginationNoun.schema,
  UserStatistics: userStatisticsNoun.schema,
  AutoantibodyTerm: objectOf(autoantibodyTermNoun.properties),
  TermRevision: termRevisionNoun.schema,
  // Other keys of a term belong to the server and are ignored when sent.
  NewTerm: bodyOf(termInput.fields, ['name']),
  TermChanges: bodyOf({ ...termInput.fields, version: version('Version that the change is based on.') }),
  Measure: objectOf(measureNoun.properties),
  MeasureReview: measureReviewNoun.schema,
  NewMeasure: bodyOf(measureInput.fields, ['measure', 'field']),
  MeasureInput: measureInput.schema,
  DiseaseSummary: objectOf({
    _id: { ...text, description: 'Name of the disease.' },
    ...diseaseSummaryNoun.properties,
  }),
  Failure: failure,
} satisfies Record<string, JsonSchema>;
