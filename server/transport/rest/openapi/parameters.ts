import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { isListField } from '../../../../schema/contract/statistics.js';
import { entryFilter, entryQueryArgs } from '../../../nouns/entry-query.js';
import { limitField, type ListBounds, pageField, within } from '../../../nouns/list-args.js';
import type { Field, Fields, JsonSchema } from '../../../nouns/noun.js';
import type { ParameterDocument } from './route-document.js';

/** Describes a parameter of the query string. */
export function query(
  name: string,
  description: string,
  schema: JsonSchema,
  example?: unknown,
): ParameterDocument {
  return { name, in: 'query', description, schema, example };
}

/** Describes the fields of an input as parameters of the query string. */
export function parametersOf(fields: Fields): ParameterDocument[] {
  return Object.entries(fields).map(([name, { description, isRequired, schema }]) => {
    const { example, ...others } = schema;
    return { ...query(name, description, others, example), ...(isRequired && { required: true }) };
  });
}

/** Describes the required term of a search. */
export function term(
  name: string,
  description: string,
  example: string,
  { minLength = 1, maxLength = limits.searchTermMaxLength }: { minLength?: number; maxLength?: number } = {},
): ParameterDocument {
  return { ...query(name, description, { type: 'string', minLength, maxLength }, example), required: true };
}

export function pathPart(
  name: string,
  description: string,
  schema: JsonSchema,
  example: string,
): ParameterDocument {
  return { name, in: 'path', description, schema, example };
}

/** Describes a parameter of the path that is the id of something. */
export function idPart(
  name: string,
  description: string,
  example = '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
): ParameterDocument {
  return pathPart(name, description, { type: 'string', format: 'uuid' }, example);
}

export const entryId = pathPart('id', 'Id or accession of the entry.', { type: 'string' }, 'AIA0000042');

function headerOf(name: string, description: string, schema: JsonSchema, example: string): ParameterDocument {
  return { name, in: 'header', description, schema, example };
}

/** The base version of a change, for optimistic locking. */
export const ifMatch = headerOf(
  'If-Match',
  'Version of the entry or term that the change is based on, in quotes. If it is not the current version, nothing ' +
    'changes and the answer is 409.',
  { type: 'string' },
  '"3"',
);

/** The header that makes a POST safe to repeat. */
export const idempotencyKey = headerOf(
  'Idempotency-Key',
  `Text chosen by the client that identifies this call for ${String(limits.idempotency.hours)} hours. Repeating ` +
    'the call with the same key and body changes nothing and returns the first answer. With another body, the ' +
    'answer is 409.',
  { type: 'string', minLength: 1, maxLength: limits.idempotency.keyLength },
  '6f1c2a2e-5b0f-4c4e-9d52-2a1f7f0f9a11',
);

export const reason = query('reason', 'Reason for the change, shown in the history.', {
  type: 'string',
  maxLength: limits.reasonLength,
});

/** Describes a whole number with a minimum, a maximum and a default. */
export function boundedNumber(name: string, description: string, bounds: ListBounds): ParameterDocument {
  return query(name, description, { type: 'integer', ...within(bounds) });
}

export function limitOf(bounds: ListBounds): ParameterDocument {
  return boundedNumber('limit', 'Maximum number of items to return.', bounds);
}

export const pageParameters = parametersOf({ page: pageField, limit: limitField('items on a page') });

/** The page of a list whose long pages are streamed. */
export const streamedPageParameters = parametersOf({
  page: pageField,
  limit: limitField('entries on a page', limits.streamedListLimit),
});

const filterValues: JsonSchema = {
  type: 'array',
  items: { type: 'string', maxLength: limits.filterValueMaxLength },
  maxItems: limits.filterValuesMax,
};

/** One filter per entry field. Repeated filters are combined with "or". */
export const fieldFilters: readonly ParameterDocument[] = entryFields.map(({ name, description }) =>
  query(
    name,
    `${description} Matches the whole value; \`*\` matches any text, at most ${String(limits.filterStarsMax)} ` +
      `times. Repeat it for "or".`,
    filterValues,
  ),
);

const { autoantibodyClass, icap, overview, minSensitivity, minSpecificity } = entryFilter.fields;
const repeatable = ({ description }: Field) => `${description} Repeat it for "or".`;

/** Filters by what is derived from an entry: classes and patterns of the vocabulary, and its numbers. */
export const derivedFilters: readonly ParameterDocument[] = [
  query('autoantibodyClass', repeatable(autoantibodyClass), filterValues, ['anca']),
  query('icap', repeatable(icap), filterValues, ['AC-4']),
  ...parametersOf({ overview, minSensitivity, minSpecificity }),
];

/** Filters that do not compare the whole value of a field. */
const otherFilters: readonly ParameterDocument[] = [
  ...entryFields
    .filter(({ name }) => isListField(name))
    .map(({ name, label }) =>
      query(
        `${name}.lists`,
        `${label}: an item of a list, or several joined by "; ", all required. Repeat it for "or".`,
        filterValues,
      ),
    ),
  ...entryFields
    .filter(({ requiredFor }) => requiredFor !== 'entry')
    .map(({ name, label }) =>
      query(`${name}.isEmpty`, `${label}: only entries without (\`true\`) or with a value (\`false\`).`, {
        type: 'boolean',
      }),
    ),
  ...derivedFilters,
  query(
    'createdAt',
    'Only entries created on a day, in a month or in a year (UTC).',
    { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' },
    '2026-11',
  ),
];

const { search, field, sortBy, sortOrder } = entryQueryArgs.fields;

/** Filters and search of a list. */
export const criteriaParameters: readonly ParameterDocument[] = [
  ...parametersOf({ search, field }),
  ...fieldFilters,
  ...otherFilters,
];

/** Asks for the measures of each entry. */
export const withMeasures = query(
  'measures',
  'Whether each entry has its `measures`; in csv, tsv and xlsx the columns `measure.<name>`. An import ignores them.',
  { type: 'boolean', default: false },
);

/** Filters, search and sorting of a list and of its export. */
export const listParameters: readonly ParameterDocument[] = [
  ...parametersOf({ sortBy, sortOrder }),
  ...criteriaParameters,
];
