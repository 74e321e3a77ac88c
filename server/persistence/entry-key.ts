/** How a client identifies an entry: by its id (a UUID) or by the number in its accession. */
export type EntryKey = { readonly id: string } | { readonly entryNumber: number };

/** Returns the condition on `entries e` that finds an entry, and the value of its `$1`. */
export function byEntryKey(key: EntryKey): { readonly condition: string; readonly value: string | number } {
  return 'id' in key
    ? { condition: 'e.id = $1', value: key.id }
    : { condition: 'e.entry_number = $1', value: key.entryNumber };
}
