import { type EntryField, entryField, fieldsInPageOrder } from '@contract/entry-fields';

import type { EntryContent } from '../../../components/entryForm/entryFormValues';

/** A field or an additional fact, in a proposal and in the compared entry. */
export interface ComparedPart {
  readonly key: string;
  readonly label: string;
  /** `null` for an additional fact. */
  readonly field: EntryField | null;
  readonly proposed: string | null;
  readonly other: string | null;
}

/**
 * All parts with a value in the proposal or the other entry, in reading order; `other` is `null` if nothing is
 * compared.
 */
export function comparedParts(proposal: EntryContent, other: EntryContent | null): readonly ComparedPart[] {
  const names = new Set([...Object.keys(proposal.additional), ...Object.keys(other?.additional ?? {})]);
  return [
    ...fieldsInPageOrder.map((name) => ({
      key: name,
      label: entryField(name).label,
      field: entryField(name),
      proposed: proposal[name],
      other: other?.[name] ?? null,
    })),
    ...[...names].sort().map((name) => ({
      key: `additional.${name}`,
      label: name,
      field: null,
      proposed: proposal.additional[name] ?? null,
      other: other?.additional[name] ?? null,
    })),
  ].filter(({ proposed, other: there }) => proposed !== null || there !== null);
}

/** The parts in which the two differ. */
export function differing(parts: readonly ComparedPart[]): readonly ComparedPart[] {
  return parts.filter(({ proposed, other }) => proposed !== other);
}
