import { type EntryFieldName, entryFieldNames, mapEntryFields } from '@contract/entry-fields';
import type { Additional } from '@contract/rules/additional';

/** An additional fact in a form: a free name and a text; the key stays the same while both change. */
export interface AdditionalPair {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** The values of an entry form: a text for each field, the additional pairs, and the reason for the change. */
export interface EntryFormValues extends Record<EntryFieldName, string> {
  readonly additional: readonly AdditionalPair[];
  readonly reason: string;
}

/** The parts of an entry that a form shows. */
export type EntryContent = Readonly<Record<EntryFieldName, string | null>> & {
  readonly additional: Additional;
};

/** A part of an entry that can differ from the saved version. */
export type EntryPart = EntryFieldName | 'additional';

/** Every part of an entry that can differ. */
export const entryParts: readonly EntryPart[] = [...entryFieldNames, 'additional'];

/** The values of an empty form. */
export function blankValues(): EntryFormValues {
  return { ...mapEntryFields(() => ''), additional: [], reason: '' };
}

/** The values of a form that shows an entry. */
export function valuesOf(entry: EntryContent): EntryFormValues {
  return {
    ...mapEntryFields((name) => entry[name] ?? ''),
    additional: pairsOf(entry.additional),
    reason: '',
  };
}

/** The rows for the additional facts of an entry. */
export function pairsOf(additional: Additional): readonly AdditionalPair[] {
  return Object.entries(additional).map(([name, text]) => ({ key: `kept-${name}`, name, text }));
}

let made = 0;

/** A row for a new fact. */
export function blankPair(): AdditionalPair {
  made += 1;
  // Drafts contain rows with keys from earlier sessions.
  return { key: `new-${Date.now().toString(36)}-${made}`, name: '', text: '' };
}

/** The additional facts of the rows; rows without a name or a text are ignored. */
export function additionalOf(pairs: readonly AdditionalPair[]): Additional {
  const namedTexts = pairs.map(({ name, text }): [string, string] => [name.trim(), text.trim()]);
  return Object.fromEntries(namedTexts.filter(([name, text]) => name !== '' && text !== ''));
}

/** The parts of an entry in which a form differs from the saved version. */
export function changedParts(base: EntryFormValues, now: EntryFormValues): readonly EntryPart[] {
  return entryParts.filter((part) =>
    part === 'additional'
      ? !sameRows(base.additional, now.additional)
      : base[part].trim() !== now[part].trim(),
  );
}

/** The parts of a form as input for the server; a blank text clears the field. */
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

/** The parts of a form that are not blank. */
export function filledParts(values: EntryFormValues): readonly EntryPart[] {
  return changedParts(blankValues(), values);
}

/** Compares rows regardless of order, half-filled ones included, because typed text must not be lost. */
function sameRows(base: readonly AdditionalPair[], now: readonly AdditionalPair[]): boolean {
  return rowsText(base) === rowsText(now);
}

function rowsText(pairs: readonly AdditionalPair[]): string {
  const rows = pairs
    .map(({ name, text }) => [name.trim(), text.trim()])
    .filter(([name, text]) => name !== '' || text !== '');
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
}
