import { type CascadeField, cascadeFields } from '@contract/entry-filters';
import { storageKeys } from '@contract/storage-keys';
import { useMemo, useSyncExternalStore } from 'react';

import { isObject } from '../isObject';
import type { Choice } from './choice';

/** A previous search: a term, or a value of a field. */
export interface RecentSearch {
  readonly text: string;
  readonly field: CascadeField | null;
}

const most = 8;

/** The searches made in this browser, latest first; they are not stored anywhere else. */
export function useRecentSearches(): readonly RecentSearch[] {
  const stored = useSyncExternalStore(subscribe, read);
  return useMemo(() => parse(stored), [stored]);
}

/** Adds a choice at the front of the recent searches. */
export function addRecentSearch(choice: Choice): void {
  const search = recentOf(choice);
  if (search.text !== '') write([search, ...others(search)].slice(0, most));
}

/** Removes one recent search. */
export function removeRecentSearch(choice: Choice): void {
  write(others(recentOf(choice)));
}

/** Removes all recent searches. */
export function clearRecentSearches(): void {
  write([]);
}

/** Converts a choice to a recent search. */
export function recentOf(choice: Choice): RecentSearch {
  switch (choice.kind) {
    case 'search':
      return { text: choice.term, field: null };
    case 'value':
      return { text: choice.value, field: choice.field };
    case 'entry':
      return { text: choice.accession, field: null };
  }
}

/** Returns the choice that repeats a recent search. */
export function choiceOf({ text, field }: RecentSearch): Choice {
  return field === null ? { kind: 'search', term: text } : { kind: 'value', field, value: text };
}

function others({ text, field }: RecentSearch): readonly RecentSearch[] {
  return parse(read()).filter((other) => other.text !== text || other.field !== field);
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKeys.recentSearches);
  } catch {
    // Some browsers throw on any access to the storage.
    return null;
  }
}

function write(recents: readonly RecentSearch[]): void {
  try {
    if (recents.length === 0) localStorage.removeItem(storageKeys.recentSearches);
    else localStorage.setItem(storageKeys.recentSearches, JSON.stringify(recents));
  } catch {
    // The storage is full or blocked: the search is not stored.
  }
  // Browsers notify only other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.recentSearches }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Another version of the client or other code may have written the stored value. */
function parse(stored: string | null): readonly RecentSearch[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.flatMap(searchIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

function searchIn(item: unknown): RecentSearch[] {
  if (!isObject(item)) return [];
  const { text, field } = item;
  const known = cascadeFields.find((name) => name === field) ?? null;
  return typeof text === 'string' && text !== '' && known === field ? [{ text, field: known }] : [];
}
