import { readWholeNumber } from '@contract/rules/whole-number';

/** What the address asks for of an entry's past. */
export interface HistoryView {
  /** The version it is to be shown at; `null` for what it says now. */
  readonly version: number | null;
  /** The two versions to compare, the earlier first. */
  readonly compared: readonly [number, number] | null;
}

const versions = { min: 1, max: 2_147_483_647 };

/** Reads what an address asks for of an entry's past; what cannot be understood is not asked for. */
export function readHistoryView(params: URLSearchParams): HistoryView {
  const [from, to, ...others] = (params.get('compare') ?? '').split(',').map(readVersion);
  const isPair =
    from !== undefined &&
    from !== null &&
    to !== undefined &&
    to !== null &&
    from !== to &&
    others.length === 0;
  return {
    version: readVersion(params.get('version')),
    compared: isPair ? [Math.min(from, to), Math.max(from, to)] : null,
  };
}

const readVersion = (text: string | null): number | null => readWholeNumber(text, versions);
