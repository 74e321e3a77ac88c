import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../../schema/contract/entry-filters.js';
import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { DistinctValues } from '../../../services/entries/entry-views.js';
import { count, flagOf, listOf, text, wordOf } from '../openapi/json-schemas.js';
import { fieldFilters, pathPart } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { fieldConditions } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const fieldName = pathPart(
  'field',
  'The field whose values are listed.',
  wordOf(entryFieldNames),
  'autoantibody',
);

const narrowing = fieldFilters.filter(({ name }) => cascadeFields.some((field) => field === name));

const distinctProperties = {
  data: { ...listOf(text), maxItems: limits.distinctValues },
  count,
  truncated: flagOf('Whether there are more values than listed.'),
};

const distinctValues = ({ values, truncated }: DistinctValues) => ({
  data: values.map(({ value }) => value),
  count: values.length,
  truncated,
});

export const valuesRoutes = [
  readRoute({
    action: 'entries.read',
    path: restPaths.unique,
    operationId: 'uniqueValues',
    summary: 'The distinct values of a field in natural order',
    parameters: [fieldName],
    properties: distinctProperties,
    call: ({ distinctValues: values }, ctx, { params }) => values.unique(ctx, params['field'] ?? ''),
    answer: distinctValues,
  }),
  readRoute({
    action: 'entries.read',
    path: restPaths.uniqueFiltered,
    operationId: 'uniqueFilteredValues',
    summary: 'The distinct values of a field among entries filtered by the cascade',
    description: 'Filters that do not precede this field in the cascade are ignored.',
    parameters: [fieldName, ...narrowing],
    properties: { ...distinctProperties, appliedFilters: ref('AppliedNarrowing') },
    call: ({ distinctValues: values }, ctx, { params, query }) =>
      values.unique(ctx, params['field'] ?? '', fieldConditions(query)),
    answer: (found) => ({ ...distinctValues(found), appliedFilters: found.appliedFilters }),
  }),
  readRoute({
    action: 'entries.read',
    path: restPaths.additionalKeys,
    operationId: 'additionalKeys',
    summary: 'The names of the additional values of all entries, sorted',
    properties: distinctProperties,
    call: ({ statistics }, ctx) => statistics.additionalKeys(ctx),
    answer: ({ keys, truncated }) => ({ data: keys, count: keys.length, truncated }),
  }),
];
