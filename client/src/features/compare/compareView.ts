import type { CompareAddress } from '../../addresses';
import { comparedEntries } from '../../components/comparing/comparedEntries';
import { entryLookup } from '../../components/entryLookup';

/** Which entries the URL compares, and how. */
export interface CompareView {
  /** Ids and accessions without duplicates, in the order of the columns. */
  readonly requested: readonly string[];
  /** Values that are neither an id nor an accession. */
  readonly malformed: readonly string[];
  /** How many requested entries exceed the maximum. */
  readonly left: number;
  readonly onlyDifferences: boolean;
}

/** Reads a comparison from the query of a URL. */
export function readCompareView(params: URLSearchParams): CompareView {
  const names = (params.get('entries') ?? '').split(',').map((name) => name.trim());
  const read = [...new Set(names.filter((name) => name !== ''))].map((name) => ({ name, key: keyOf(name) }));
  const keys = [...new Set(read.flatMap(({ key }) => key ?? []))];
  return {
    requested: keys.slice(0, comparedEntries.max),
    malformed: read.flatMap(({ name, key }) => (key === null ? name : [])),
    left: Math.max(0, keys.length - comparedEntries.max),
    onlyDifferences: params.get('only') === 'differences',
  };
}

/** The URL of a comparison. */
export function compareAddress(requested: readonly string[], onlyDifferences: boolean): CompareAddress {
  return { entries: requested.join(), ...(onlyDifferences && { only: 'differences' }) };
}

/** Normalizes an id or accession; returns `null` if the text is neither. */
export function keyOf(name: string): string | null {
  const lookup = entryLookup(name);
  return lookup?.accession ?? lookup?.id ?? null;
}

/** Returns the list with the element at `from` moved one place back (-1) or forward (1). */
export function moved(requested: readonly string[], from: number, by: -1 | 1): readonly string[] {
  const next = [...requested];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}
