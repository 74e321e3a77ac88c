import { entryField } from '@contract/entry-fields';
import type { CascadeField, SearchField } from '@contract/entry-filters';

import { isCascadeField } from '../entryFilters';
import type { Option } from './choice';
import { forgetSearch, type RecentSearch } from './recentSearches';
import type { SuggestedEntry, SuggestedValue, Suggestions } from './suggestions';

/** What an option says; what it does is its choice. */
export type SuggestedOption = Option &
  (
    | { readonly says: 'search'; readonly term: string; readonly place: SearchField }
    | { readonly says: 'correction'; readonly term: string }
    | { readonly says: 'entry'; readonly entry: SuggestedEntry }
    | { readonly says: 'value'; readonly suggested: SuggestedValue }
    | { readonly says: 'recent'; readonly recent: RecentSearch }
  );

/** Options under a head: the values of one field. Without a field they stand for themselves. */
export interface OptionGroup {
  readonly field: CascadeField | null;
  readonly options: readonly SuggestedOption[];
}

/** What can be chosen for a term: first of all to search for it as it is. */
export function groupsFor(
  term: string,
  place: SearchField,
  suggestions: Suggestions | null,
): readonly OptionGroup[] {
  const groups = (suggestions?.groups ?? []).filter(({ field }) => place === 'all' || place === field);
  return [
    { field: null, options: [searchOption(term, place), ...aloneIn(suggestions, place)] },
    ...groups.map(({ field, suggestions: values }) => ({
      field,
      options: values.map((suggested) => valueOption(field, suggested)),
    })),
  ];
}

/** What was searched for before. */
export function groupOfRecents(recents: readonly RecentSearch[]): OptionGroup {
  return { field: null, options: recents.map(recentOption) };
}

/** Whether values of this place can be suggested at all. */
export function hasSuggestions(place: SearchField): boolean {
  return place === 'all' || isCascadeField(place);
}

/** The name of the field as a group of options is headed by it. */
export function fieldLabel(field: SearchField): string {
  return field === 'all' ? 'all entries' : entryField(field).label;
}

function aloneIn(suggestions: Suggestions | null, place: SearchField): readonly SuggestedOption[] {
  const { entry = null, didYouMean = null } = suggestions ?? {};
  if (place !== 'all') return [];
  return [
    ...(entry === null ? [] : [entryOption(entry)]),
    ...(didYouMean === null ? [] : [correctionOption(didYouMean)]),
  ];
}

function searchOption(term: string, place: SearchField): SuggestedOption {
  return { key: 'search', says: 'search', term, place, choice: { kind: 'search', term } };
}

function correctionOption(term: string): SuggestedOption {
  return { key: `meant ${term}`, says: 'correction', term, choice: { kind: 'search', term } };
}

function entryOption(entry: SuggestedEntry): SuggestedOption {
  const { accession } = entry;
  return { key: `entry ${accession}`, says: 'entry', entry, choice: { kind: 'entry', accession } };
}

function valueOption(field: CascadeField, suggested: SuggestedValue): SuggestedOption {
  const { value } = suggested;
  return { key: `${field} ${value}`, says: 'value', suggested, choice: { kind: 'value', field, value } };
}

function recentOption(recent: RecentSearch): SuggestedOption {
  const { text, field } = recent;
  return {
    key: `recent ${field ?? 'all'} ${text}`,
    says: 'recent',
    recent,
    choice: field === null ? { kind: 'search', term: text } : { kind: 'value', field, value: text },
    remove: () => forgetSearch(recent),
  };
}
