import type { EntryFieldsFragment } from '../../generated/types';

type Came = readonly (EntryFieldsFragment | null)[];

/** Of the entries that came, those asked for by id or accession, in the order asked, each once. */
export function entriesAsked(asked: readonly string[], came: Came = []): readonly EntryFieldsFragment[] {
  return [...new Set(asked.flatMap((name) => named(name, came) ?? []))];
}

/** What was asked for, and names no entry. */
export function unknownOf(asked: readonly string[], came: Came): readonly string[] {
  return asked.filter((name) => named(name, came) === undefined);
}

function named(name: string, came: Came): EntryFieldsFragment | undefined {
  return came.find((entry) => entry?.accession === name || entry?.id === name) ?? undefined;
}
