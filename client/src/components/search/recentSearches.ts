import { type CascadeField, cascadeFields } from '@contract/entry-filters';
import { storageKeys } from '@contract/storage-keys';
import { useSyncExternalStore } from 'react';

import type { Choice } from './choice';

/** What was searched for: words, or a value of a field. */
export interface RecentSearch {
  readonly text: string;
  readonly field: CascadeField | null;
}

const most = 8;
const listeners = new Set<() => void>();
let known: { readonly stored: string | null; readonly recents: readonly RecentSearch[] } = {
  stored: null,
  recents: [],
};

/** What was searched for with this browser, the last first; it is kept nowhere else. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useSyncExternalStore(subscribe, read);
}

/** Puts what was chosen before the other searches. */
export function rememberSearch(choice: Choice): void {
  const search = recentOf(choice);
  if (search.text === '') return;
  write([search, ...read().filter((other) => !isSame(other, search))].slice(0, most));
}

/** Takes one search off the list. */
export function forgetSearch(search: RecentSearch): void {
  write(read().filter((other) => !isSame(other, search)));
}

/** Takes all searches off the list. */
export function forgetSearches(): void {
  write([]);
}

function recentOf(choice: Choice): RecentSearch {
  switch (choice.kind) {
    case 'search':
      return { text: choice.term, field: null };
    case 'value':
      return { text: choice.value, field: choice.field };
    case 'entry':
      return { text: choice.accession, field: null };
  }
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return one.text === other.text && one.field === other.field;
}

function read(): readonly RecentSearch[] {
  const stored = storage()?.getItem(storageKeys.recentSearches) ?? null;
  if (stored !== known.stored) known = { stored, recents: parse(stored) };
  return known.recents;
}

function write(recents: readonly RecentSearch[]): void {
  try {
    if (recents.length === 0) storage()?.removeItem(storageKeys.recentSearches);
    else storage()?.setItem(storageKeys.recentSearches, JSON.stringify(recents));
  } catch {
    // The storage is full or closed: a comfort less.
  }
  for (const listener of listeners) listener();
}

/** Some browsers refuse even to name it. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is stored may be by another version, or by another hand. */
function parse(stored: string | null): readonly RecentSearch[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.flatMap(searchIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

function searchIn(item: unknown): RecentSearch[] {
  if (typeof item !== 'object' || item === null || !('text' in item) || !('field' in item)) return [];
  const { text, field } = item;
  const known = cascadeFields.find((name) => name === field) ?? null;
  return typeof text === 'string' && text !== '' && known === field ? [{ text, field: known }] : [];
}
