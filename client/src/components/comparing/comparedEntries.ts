import { formatAccession, parseAccession } from '@contract/accession';
import { storageKeys } from '@contract/storage-keys';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Minimum and maximum number of entries compared side by side: one is no comparison, more than five are not readable.
 */
export const comparedEntries = { min: 2, max: 5 } as const;

const listeners = new Set<() => void>();
/** The selection in a browser that refuses to store it; lasts until the page is closed. */
let unstored = '';

/** The accessions selected for comparison, in the order of selection, while this tab is open. */
export const compared = {
  choose: (accessions: readonly string[]): void => {
    const text = accessions.slice(0, comparedEntries.max).join();
    unstored = text;
    try {
      sessionStorage.setItem(storageKeys.comparedEntries, text);
    } catch {
      // The variable above stores it instead.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  text: (): string => {
    try {
      return sessionStorage.getItem(storageKeys.comparedEntries) ?? '';
    } catch {
      return unstored;
    }
  },
};

/** The accessions selected for comparison. */
export function useComparedEntries(): readonly string[] {
  const text = useSyncExternalStore(compared.subscribe, compared.text);
  return useMemo(() => accessionsIn(text), [text]);
}

/** Other code can write to the browser's storage, so only valid accessions are accepted from it, each once. */
function accessionsIn(text: string): readonly string[] {
  const numbers = text.split(',').flatMap((name) => parseAccession(name) ?? []);
  return [...new Set(numbers.map(formatAccession))].slice(0, comparedEntries.max);
}
