import type { EntryFieldsFragment } from '../../generated/types';

type FetchedEntries = readonly (EntryFieldsFragment | null)[];

/** Orders fetched entries by the requested ids and accessions, without duplicates; those not found are left out. */
export function requestedEntries(
  asked: readonly string[],
  fetched: FetchedEntries = [],
): readonly EntryFieldsFragment[] {
  return [...new Set(asked.flatMap((name) => named(name, fetched) ?? []))];
}

/** The requested ids and accessions that match no fetched entry. */
export function unknownOf(asked: readonly string[], fetched: FetchedEntries): readonly string[] {
  return asked.filter((name) => named(name, fetched) === undefined);
}

function named(name: string, fetched: FetchedEntries): EntryFieldsFragment | undefined {
  return fetched.find((entry) => entry?.accession === name || entry?.id === name) ?? undefined;
}
