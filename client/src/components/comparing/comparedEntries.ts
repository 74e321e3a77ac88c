import { formatAccession, parseAccession } from '@contract/accession';
import { storageKeys } from '@contract/storage-keys';
import { useMemo, useSyncExternalStore } from 'react';

/** How many entries are looked at side by side: with fewer there is nothing to compare, more do not fit the eye. */
export const comparedEntries = { min: 2, max: 5 } as const;

const listeners = new Set<() => void>();
/** What a browser that keeps nothing has chosen until the page is left. */
let unkept = '';

/** The accessions chosen to be compared, in the order chosen, while this tab is open. */
export const compared = {
  choose: (accessions: readonly string[]): void => {
    const text = accessions.slice(0, comparedEntries.max).join();
    unkept = text;
    try {
      sessionStorage.setItem(storageKeys.comparedEntries, text);
    } catch {
      // Kept in this page, then.
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
      return unkept;
    }
  },
};

/** The accessions chosen to be compared. */
export function useComparedEntries(): readonly string[] {
  const text = useSyncExternalStore(compared.subscribe, compared.text);
  return useMemo(() => accessionsIn(text), [text]);
}

/** What a browser keeps is not ours alone, so only accessions are taken from it, each once. */
function accessionsIn(text: string): readonly string[] {
  const numbers = text.split(',').flatMap((name) => parseAccession(name) ?? []);
  return [...new Set(numbers.map(formatAccession))].slice(0, comparedEntries.max);
}
