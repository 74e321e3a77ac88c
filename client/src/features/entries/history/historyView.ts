import { readWholeNumber } from '@contract/rules/whole-number';

/** The part of an entry's history that the URL requests. */
export interface HistoryView {
  /** The version to show; `null` for the current one. */
  readonly version: number | null;
  /** The two versions to compare, the earlier first; `null` for no comparison. */
  readonly compared: readonly [number, number] | null;
}

const versions = { min: 1, max: 2_147_483_647 };

/** Reads the requested part of the history from a URL; ignores invalid values. */
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
