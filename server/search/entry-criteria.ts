import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import type { FieldCondition, SearchField } from '../../schema/contract/entry-filters.js';
import { noSearch, type SearchQuery } from './parse/search-query.js';

/** A condition of the special searches only: text contained in any of several fields, or one accession of a list. */
export type SpecialCondition =
  | { readonly op: 'containedInAny'; readonly fields: readonly EntryFieldName[]; readonly value: string }
  | { readonly op: 'listsAccession'; readonly value: string };

/** Selects entries: all conditions must hold, and every group of the search terms must match. */
export interface EntryCriteria {
  readonly search: SearchQuery;
  readonly searchField: SearchField;
  readonly conditions: readonly (FieldCondition | SpecialCondition)[];
}

/** Criteria that every entry matches. */
export const everyEntry: EntryCriteria = { search: noSearch, searchField: 'all', conditions: [] };

/** Whether every entry matches the criteria, whatever its content. */
export function isUnrestricted({ search, conditions }: EntryCriteria): boolean {
  return search.terms.length === 0 && conditions.length === 0;
}
