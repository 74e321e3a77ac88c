import { comparedEntries } from '../../components/comparing/comparedEntries';
import { entryLookup } from '../../components/entryLookup';
import type { CompareAddress } from '../../paths';

/** What the address asks to be compared, and how. */
export interface CompareView {
  /** Ids and accessions, in the order of the columns, each once. */
  readonly asked: readonly string[];
  /** What can name no entry at all. */
  readonly malformed: readonly string[];
  /** How many more were asked for than there can be. */
  readonly left: number;
  readonly onlyDifferences: boolean;
}

/** Reads what to compare from an address. */
export function readCompareView(params: URLSearchParams): CompareView {
  const names = (params.get('entries') ?? '').split(',').map((name) => name.trim());
  const read = [...new Set(names.filter((name) => name !== ''))].map((name) => ({ name, key: keyOf(name) }));
  const keys = [...new Set(read.flatMap(({ key }) => key ?? []))];
  return {
    asked: keys.slice(0, comparedEntries.max),
    malformed: read.flatMap(({ name, key }) => (key === null ? name : [])),
    left: Math.max(0, keys.length - comparedEntries.max),
    onlyDifferences: params.get('only') === 'differences',
  };
}

/** The address of a comparison. */
export function compareAddress(asked: readonly string[], onlyDifferences: boolean): CompareAddress {
  return { entries: asked.join(), ...(onlyDifferences && { only: 'differences' }) };
}

/** An entry's id or accession as it is written; `null` for what can name none. */
export function keyOf(name: string): string | null {
  const lookup = entryLookup(name);
  return lookup?.accession ?? lookup?.id ?? null;
}

/** With the entry at a place moved by one, back or on. */
export function moved(asked: readonly string[], from: number, by: -1 | 1): readonly string[] {
  const next = [...asked];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}
