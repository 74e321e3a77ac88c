import { type EntryFieldName, entryFieldNames } from './entry-fields.js';

/** The order of the filter cascade: choosing a value resets every filter that stands after it (specification §4). */
export const cascadeFields = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'type',
  'uniprotId',
] as const satisfies readonly EntryFieldName[];
export type CascadeField = (typeof cascadeFields)[number];

const narrowing: Partial<Record<EntryFieldName, readonly CascadeField[]>> = {
  autoantibody: ['disease'],
  autoantigen: ['disease', 'autoantibody'],
  epitope: ['disease', 'autoantibody', 'autoantigen'],
  type: ['disease', 'autoantibody', 'autoantigen', 'epitope'],
  uniprotId: ['disease', 'autoantibody', 'autoantigen', 'epitope', 'type'],
};

/** The fields whose chosen values narrow the options of `field`; a filter on any other field is ignored there. */
export function narrowedBy(field: EntryFieldName): readonly CascadeField[] {
  return narrowing[field] ?? [];
}

/** The cascade fields that are reset when `field` changes; none for a field outside the cascade. */
export function resetBy(field: EntryFieldName): readonly CascadeField[] {
  const position = cascadeFields.findIndex((name) => name === field);
  return position < 0 ? [] : cascadeFields.slice(position + 1);
}

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * What a list of entries can be sorted by: the fields, when an entry was made or last changed, and how well it matches
 * the search; without a search, and of entries that match alike, that is by disease, and upwards whatever the order.
 */
export const sortKeys: readonly SortKey[] = [...entryFieldNames, 'createdAt', 'updatedAt', 'relevance'];
export type SortKey = EntryFieldName | 'createdAt' | 'updatedAt' | 'relevance';

/** Where a search looks: everywhere, or in one field. */
export const searchFields: readonly SearchField[] = ['all', ...entryFieldNames];
export type SearchField = EntryFieldName | 'all';

/** The list's defaults (specification §9). */
export const listDefaults = {
  field: 'all',
  sortBy: 'disease',
  sortOrder: 'asc',
} as const satisfies { field: SearchField; sortBy: SortKey; sortOrder: SortOrder };

/** What can stand behind a field's name, after a dot, in an address: a part of its list, or whether it is blank. */
type FilterOperator = 'lists' | 'isEmpty';

/** What filters are called in addresses, those of the client and of REST. */
export type FilterName = EntryFieldName | `${EntryFieldName}.${FilterOperator}` | 'createdAt';
export const filterNames: readonly FilterName[] = [
  ...entryFieldNames.flatMap((name): FilterName[] => [name, `${name}.lists`, `${name}.isEmpty`]),
  'createdAt',
];

/**
 * One condition on one field; a list of them must all hold. Comparison ignores case and accents. `matches` reads `*` as
 * any text (`\*` for a star itself), `lists` means parts of a text whose parts are joined by "; " (all of them, where it names several so), and several values of
 * one condition mean "or". When an entry was made is told by a day, a month or a year; see rules/period.ts.
 */
export type FieldCondition =
  | {
      readonly field: EntryFieldName;
      readonly op: 'equals' | 'contains' | 'startsWith' | 'matches' | 'lists';
      readonly values: readonly string[];
    }
  | { readonly field: EntryFieldName; readonly op: 'isEmpty'; readonly empty: boolean }
  | { readonly field: 'createdAt'; readonly op: 'within'; readonly period: string };
