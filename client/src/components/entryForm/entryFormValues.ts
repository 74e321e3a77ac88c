import { type EntryFieldName, entryFieldNames, mapEntryFields } from '@contract/entry-fields';
import type { Additional } from '@contract/rules/additional';

/** A fact by a free name, as it stands in a form; the key stays while name and text change. */
export interface AdditionalPair {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** What a form of an entry holds: a text for each field, the additional pairs, and why all this changes. */
export interface EntryFormValues extends Record<EntryFieldName, string> {
  readonly additional: readonly AdditionalPair[];
  readonly reason: string;
}

/** An entry as far as a form shows it. */
export type EntryContent = Readonly<Record<EntryFieldName, string | null>> & {
  readonly additional: Additional;
};

/** A part of an entry that can differ from what is kept. */
export type EntryPart = EntryFieldName | 'additional';

/** Every part of an entry that can differ. */
export const entryParts: readonly EntryPart[] = [...entryFieldNames, 'additional'];

/** A form of which nothing is filled in. */
export function blankValues(): EntryFormValues {
  return { ...mapEntryFields(() => ''), additional: [], reason: '' };
}

/** A form that shows an entry. */
export function valuesOf(entry: EntryContent): EntryFormValues {
  return {
    ...mapEntryFields((name) => entry[name] ?? ''),
    additional: pairsOf(entry.additional),
    reason: '',
  };
}

/** The rows that show the additional facts of an entry. */
export function pairsOf(additional: Additional): readonly AdditionalPair[] {
  return Object.entries(additional).map(([name, text]) => ({ key: `kept-${name}`, name, text }));
}

let made = 0;

/** A row for a fact to be. */
export function blankPair(): AdditionalPair {
  made += 1;
  // Drafts bring rows of other days along.
  return { key: `new-${Date.now().toString(36)}-${made}`, name: '', text: '' };
}

/** What the rows say: rows without a name or a text say nothing. */
export function additionalOf(pairs: readonly AdditionalPair[]): Additional {
  const said = pairs.map(({ name, text }): [string, string] => [name.trim(), text.trim()]);
  return Object.fromEntries(said.filter(([name, text]) => name !== '' && text !== ''));
}

/** The parts of an entry in which a form differs from what is kept. */
export function changedParts(kept: EntryFormValues, now: EntryFormValues): readonly EntryPart[] {
  return entryParts.filter((part) =>
    part === 'additional'
      ? !sameRows(kept.additional, now.additional)
      : kept[part].trim() !== now[part].trim(),
  );
}

/** What of a form is to be sent; a blank text takes away what was there. */
export function inputOf(
  values: EntryFormValues,
  wanted: readonly EntryPart[],
): Partial<Record<EntryFieldName, string | null>> & { additional?: Additional } {
  const fields = entryFieldNames
    .filter((name) => wanted.includes(name))
    .map((name): [string, string | null] => [name, values[name].trim() || null]);
  return {
    ...Object.fromEntries(fields),
    ...(wanted.includes('additional') && { additional: additionalOf(values.additional) }),
  };
}

/** The parts of which a form says something. */
export function filledParts(values: EntryFormValues): readonly EntryPart[] {
  return changedParts(blankValues(), values);
}

/** Compares rows in whatever order, half-filled ones too, for they were typed and may not be lost. */
function sameRows(kept: readonly AdditionalPair[], now: readonly AdditionalPair[]): boolean {
  return rowsText(kept) === rowsText(now);
}

function rowsText(pairs: readonly AdditionalPair[]): string {
  const rows = pairs
    .map(({ name, text }) => [name.trim(), text.trim()])
    .filter(([name, text]) => name !== '' || text !== '');
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
}
