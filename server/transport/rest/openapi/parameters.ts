import { entryFields } from '../../../../schema/contract/entry-fields.js';
import {
  listDefaults,
  searchFields,
  sortKeys,
  sortOrders,
} from '../../../../schema/contract/entry-filters.js';
import { exportFormatNames } from '../../../../schema/contract/export-formats.js';
import { limits, type WholeNumberBounds } from '../../../../schema/contract/limits.js';
import { holdsLists } from '../../../../schema/contract/statistics.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import type { ParameterDocument } from './route-document.js';

const wholeNumber = ({ min, max }: WholeNumberBounds, standard?: number): JsonSchema => ({
  type: 'integer',
  minimum: min,
  maximum: max,
  ...(standard === undefined ? {} : { default: standard }),
});

/** A parameter of the query. */
export function query(
  name: string,
  description: string,
  schema: JsonSchema,
  example?: unknown,
): ParameterDocument {
  return { name, in: 'query', description, schema, ...(example === undefined ? {} : { example }) };
}

/** A term that a search cannot do without. */
export function term(name: string, description: string, example: string, minLength = 1): ParameterDocument {
  return query(
    name,
    description,
    { type: 'string', minLength, maxLength: limits.searchTermMaxLength },
    example,
  );
}

/** A part of the path. */
export function pathPart(
  name: string,
  description: string,
  schema: JsonSchema,
  example: string,
): ParameterDocument {
  return { name, in: 'path', description, schema, example };
}

/** Which entry. */
export const entryId = pathPart(
  'id',
  'The id or the accession of the entry.',
  { type: 'string' },
  'AIA0000042',
);

/** A header of the request. */
function headerOf(name: string, description: string, schema: JsonSchema, example: string): ParameterDocument {
  return { name, in: 'header', description, schema, example };
}

/** Which version of an entry a change is meant for. */
export const ifMatch = headerOf(
  'If-Match',
  'The version of the entry that was seen, in quotes; where it is at another by now, nothing changes, and the answer is 409.',
  { type: 'string' },
  '"3"',
);

/** What makes a POST safe to send again. */
export const idempotencyKey = headerOf(
  'Idempotency-Key',
  `A text of one's own that names this call for ${String(limits.idempotency.hours)} hours. Sent again with the same key and body, it does nothing, and is answered as at first; with another body, the answer is 409.`,
  { type: 'string', minLength: 1, maxLength: limits.idempotency.keyLength },
  '6f1c2a2e-5b0f-4c4e-9d52-2a1f7f0f9a11',
);

/** Why something is changed. */
export const reason = query('reason', 'Why, for the history.', {
  type: 'string',
  maxLength: limits.reasonLength,
});

/** How many a list that is not paged may hold. */
export function limitOf({ min, max, default: standard }: WholeNumberBounds & { readonly default: number }) {
  return query('limit', 'How many to answer at most.', wholeNumber({ min, max }, standard));
}

/** A whole number within bounds. */
export function boundedNumber(
  name: string,
  description: string,
  bounds: WholeNumberBounds & { readonly default: number },
): ParameterDocument {
  return query(name, description, wholeNumber(bounds, bounds.default));
}

export const pageParameters = [
  query('page', 'Which page, counted from 1.', wholeNumber(limits.page, limits.page.default)),
  limitOf(limits.listLimit),
];

export const searchField = query('field', 'Where to search: everywhere, or in one field.', {
  type: 'string',
  enum: searchFields,
  default: listDefaults.field,
});

/** One filter per entry field; a repeated one means "or". */
export const fieldFilters: readonly ParameterDocument[] = entryFields.map(({ name, description }) =>
  query(name, `${description} Matches the whole value; \`*\` stands for any text. Repeat it for "or".`, {
    type: 'array',
    items: { type: 'string', maxLength: limits.filterValueMaxLength },
    maxItems: limits.filterValuesMax,
  }),
);

/** A filter that not the whole value has to match. */
const otherFilters: readonly ParameterDocument[] = [
  ...entryFields
    .filter(({ name }) => holdsLists(name))
    .map(({ name, label }) =>
      query(
        `${name}.lists`,
        `${label}: one of the parts that "; " joins, or several joined so, all of which are meant. Repeat it for "or".`,
        {
          type: 'array',
          items: { type: 'string', maxLength: limits.filterValueMaxLength },
          maxItems: limits.filterValuesMax,
        },
      ),
    ),
  ...entryFields
    .filter(({ requiredFor }) => requiredFor !== 'entry')
    .map(({ name, label }) =>
      query(`${name}.isEmpty`, `${label}: only entries without (\`true\`), or only those with (\`false\`).`, {
        type: 'boolean',
      }),
    ),
  query(
    'createdAt',
    'Only entries that were made on a day, in a month or in a year (UTC).',
    { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' },
    '2026-11',
  ),
];

/** What narrows a list. */
export const criteriaParameters: readonly ParameterDocument[] = [
  query('search', 'Every word must occur; case, accents and Greek letters do not matter.', {
    type: 'string',
    maxLength: limits.searchTermMaxLength,
  }),
  searchField,
  ...fieldFilters,
  ...otherFilters,
];

/** What narrows and orders a list, and the export of the same list. */
export const listParameters: readonly ParameterDocument[] = [
  query(
    'sortBy',
    'What to sort by; blanks come last. By `relevance` what matches the search best comes first.',
    {
      type: 'string',
      enum: sortKeys,
      default: listDefaults.sortBy,
    },
  ),
  query('sortOrder', 'Upwards or downwards.', {
    type: 'string',
    enum: sortOrders,
    default: listDefaults.sortOrder,
  }),
  ...criteriaParameters,
];

export const exportParameters: readonly ParameterDocument[] = [
  query('format', 'The form of the answer; all but `json` are files.', {
    type: 'string',
    enum: exportFormatNames,
    default: 'json',
  }),
  query('limit', 'How many to answer at most; all where absent.', wholeNumber(limits.exportLimit)),
  query('columns', 'Names of the columns, joined by commas; all where absent.', { type: 'string' }),
  query('bom', 'Starts a csv or tsv with the byte order mark that Excel wants.', {
    type: 'boolean',
    default: false,
  }),
  ...listParameters,
];
