import type { EntryFieldsFragment } from '../../generated/types';

type Came = readonly (EntryFieldsFragment | null)[];

/** Orders fetched entries by the requested ids and accessions, without duplicates; those not found are left out. */
export function entriesAsked(asked: readonly string[], came: Came = []): readonly EntryFieldsFragment[] {
  return [...new Set(asked.flatMap((name) => named(name, came) ?? []))];
}

/** The requested ids and accessions that match no fetched entry. */
export function unknownOf(asked: readonly string[], came: Came): readonly string[] {
  return asked.filter((name) => named(name, came) === undefined);
}

function named(name: string, came: Came): EntryFieldsFragment | undefined {
  return came.find((entry) => entry?.accession === name || entry?.id === name) ?? undefined;
}
