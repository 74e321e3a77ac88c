import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import type {
  FieldCondition,
  SearchField,
  VocabularyCondition,
} from '../../schema/contract/entry-filters.js';
import { noSearch, type SearchQuery } from './parse/search-query.js';

/**
 * A condition that clients do not send as such: text contained in any of several fields, one accession of a list, or
 * the name keys that a class or a pattern stands for.
 */
type SpecialCondition =
  | { readonly op: 'containedInAny'; readonly fields: readonly EntryFieldName[]; readonly value: string }
  | { readonly op: 'listsAccession'; readonly value: string }
  | { readonly op: 'autoantibodyKeys'; readonly keys: readonly string[] };

/** Selects entries: all conditions must hold, and every group of the search terms must match. */
export interface EntryCriteria {
  readonly search: SearchQuery;
  readonly searchField: SearchField;
  readonly conditions: readonly (Exclude<FieldCondition, VocabularyCondition> | SpecialCondition)[];
}

export const everyEntry: EntryCriteria = { search: noSearch, searchField: 'all', conditions: [] };

/** Whether every entry matches the criteria, whatever its content. */
export function isUnrestricted({ search, conditions }: EntryCriteria): boolean {
  return search.terms.length === 0 && conditions.length === 0;
}

/**
 * Identifies criteria, for caches. What the search means is part of it: it was looked up before the data version of the
 * result, and the vocabulary may have changed in between.
 */
export function criteriaKey({ search, searchField, conditions }: EntryCriteria): readonly unknown[] {
  return [search.typed, search.meant, searchField, conditions];
}
