import { type EntryFieldName, entryFieldNames } from './entry-fields.js';

/** The order of the filter cascade: choosing a value resets every filter after it (specification §4). */
export const cascadeFields = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'type',
  'uniprotId',
] as const satisfies readonly EntryFieldName[];
export type CascadeField = (typeof cascadeFields)[number];

/** Whether a field belongs to the cascade, in which a selection limits the values of the fields after it. */
export function isCascadeField(field: string): field is CascadeField {
  return cascadeFields.some((name) => name === field);
}

/** The fields whose filters narrow the options of `field`; filters on other fields are ignored there. */
export function narrowedBy(field: EntryFieldName): readonly CascadeField[] {
  const position = cascadeFields.findIndex((name) => name === field);
  return cascadeFields.slice(0, Math.max(0, position));
}

/** The cascade fields that are reset when `field` changes; none for a field outside the cascade. */
export function resetBy(field: EntryFieldName): readonly CascadeField[] {
  const position = cascadeFields.findIndex((name) => name === field);
  return position < 0 ? [] : cascadeFields.slice(position + 1);
}

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

const timeSortKeys = ['createdAt', 'updatedAt'] as const;

/** The sort keys of the numbers that stand for an entry; entries without one come last in both orders. */
export const measuredSortKeys = ['measuredSensitivity', 'measuredSpecificity'] as const;
export type MeasuredSortKey = (typeof measuredSortKeys)[number];

/** Whether a key sorts by a number that stands for an entry, not by a text or a time. */
export function isMeasuredSortKey(key: string): key is MeasuredSortKey {
  return measuredSortKeys.some((name) => name === key);
}

/**
 * The sort keys of entry lists: the fields, the times of creation and of the last change, the measured sensitivity and
 * specificity, and relevance for the search. Without a search, and for entries of equal relevance, relevance sorts by
 * disease, ascending whatever the sort order.
 */
export const sortKeys: readonly SortKey[] = [
  ...entryFieldNames,
  ...timeSortKeys,
  ...measuredSortKeys,
  'relevance',
];
export type SortKey = EntryFieldName | (typeof timeSortKeys)[number] | MeasuredSortKey | 'relevance';

/** The scope of a search: all fields, or one field. */
export const searchFields: readonly SearchField[] = ['all', ...entryFieldNames];
export type SearchField = EntryFieldName | 'all';

/**
 * How well a name matches the search term, best first: the whole value, whole words, the start of a word, contained
 * text, words in different places, and matches after correcting a typing error.
 */
export const matchTiers = ['exact', 'word', 'prefix', 'contained', 'scattered', 'similar'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** The list's defaults (specification §9). */
export const listDefaults = {
  field: 'all',
  sortBy: 'disease',
  sortOrder: 'asc',
} as const satisfies { field: SearchField; sortBy: SortKey; sortOrder: SortOrder };

/** The suffixes of a field name in an address, after a dot: a part of its list, or whether it is blank. */
type FilterOperator = 'lists' | 'isEmpty';

/** The filters by autoantibodies that the vocabulary knows: those of a class, and those that give a HEp-2 pattern. */
const autoantibodyFilters = ['autoantibodyClass', 'icap'] as const;
export type AutoantibodyFilterName = (typeof autoantibodyFilters)[number];

/** The filters that the vocabularies translate: those, and the entries that an overview counts. */
export const vocabularyFilters = [...autoantibodyFilters, 'overview'] as const;
export type VocabularyFilterName = (typeof vocabularyFilters)[number];

/** The least sensitivity and specificity, from 0 to 1; entries without one are left out. */
export const measuredFilters = ['minSensitivity', 'minSpecificity'] as const;
export type MeasuredFilterName = (typeof measuredFilters)[number];

/** The names of filters in addresses of the client and of REST. */
export type FilterName =
  | EntryFieldName
  | `${EntryFieldName}.${FilterOperator}`
  | VocabularyFilterName
  | MeasuredFilterName
  | 'createdAt';
export const filterNames: readonly FilterName[] = [
  ...entryFieldNames.flatMap((name): FilterName[] => [name, `${name}.lists`, `${name}.isEmpty`]),
  ...vocabularyFilters,
  ...measuredFilters,
  'createdAt',
];

/**
 * One condition on one field; an entry must match all conditions of a list. Comparison ignores case and accents.
 * `matches` reads `*` as any text (`\*` is a literal star). `lists` matches parts of a text whose parts are joined by
 * "; "; a value that names several parts requires all of them. Several values of one condition mean "or". The time of
 * creation is a day, a month or a year; see rules/period.ts. `share` is a number from 0 to 1, such as 0.9.
 */
export type FieldCondition =
  | {
      readonly field: EntryFieldName;
      readonly op: 'equals' | 'contains' | 'startsWith' | 'matches' | 'lists';
      readonly values: readonly string[];
    }
  | { readonly field: EntryFieldName; readonly op: 'isEmpty'; readonly empty: boolean }
  | { readonly field: 'createdAt'; readonly op: 'within'; readonly period: string }
  | { readonly field: MeasuredFilterName; readonly op: 'atLeast'; readonly share: string }
  | VocabularyCondition;

/**
 * The autoantibody of the entry is a member of one of these classes, or gives one of these patterns; or an overview
 * counts the entry, which is given by its kind and its slug or name, such as `disease/sicca`.
 */
export interface VocabularyCondition {
  readonly field: VocabularyFilterName;
  readonly op: 'among';
  readonly values: readonly string[];
}
