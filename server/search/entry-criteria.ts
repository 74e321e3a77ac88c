import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import type { FieldCondition, SearchField } from '../../schema/contract/entry-filters.js';
import { noSearch, type SearchQuery } from './parse/search-query.js';

/** A condition that only the special searches know: a text in any of some fields, or one accession of a list. */
export type SpecialCondition =
  | { readonly op: 'containedInAny'; readonly fields: readonly EntryFieldName[]; readonly value: string }
  | { readonly op: 'listsAccession'; readonly value: string };

/** Which entries are meant: all of the conditions must hold, and every group of the search's terms. */
export interface EntryCriteria {
  readonly search: SearchQuery;
  readonly searchField: SearchField;
  readonly conditions: readonly (FieldCondition | SpecialCondition)[];
}

/** Criteria that every entry meets. */
export const everyEntry: EntryCriteria = { search: noSearch, searchField: 'all', conditions: [] };

/** Whether every entry meets the criteria, whatever it holds. */
export function asksForAll({ search, conditions }: EntryCriteria): boolean {
  return search.terms.length === 0 && conditions.length === 0;
}
