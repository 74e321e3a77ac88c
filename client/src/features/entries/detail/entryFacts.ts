import { type EntryFieldGroup, entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, type EntryFieldName, entryFields } from '@contract/entry-fields';

import { groupLabels } from '../../../components/groupLabels';

/** The values of an entry's fields, at the current or an earlier version; `null` for blank ones. */
export type EntryTexts = Readonly<Record<EntryFieldName, string | null>>;

/** A field of an entry with its value. */
export interface EntryFact {
  readonly field: EntryField;
  readonly value: string | null;
}

export interface FactGroup {
  readonly group: EntryFieldGroup;
  readonly facts: readonly EntryFact[];
}

/** Fields that contain a list, with "; " between its parts. */
const listFields: ReadonlySet<EntryFieldName> = new Set(['reference', 'databaseAccessionNumbers', 'synonym']);

/** The facts of an entry in the contract's groups, without the four entities, which its page shows at the top. */
export function factGroups(entry: EntryTexts, withEmpty: boolean): readonly FactGroup[] {
  const facts = factsOf(entry).filter(({ value }) => withEmpty || value !== null);
  return entryFieldGroups
    .map((group) => ({ group, facts: facts.filter(({ field }) => field.group === group) }))
    .filter((group) => group.facts.length > 0);
}

/** The sections of an entry's page with facts, for its table of contents. */
export function factSections(
  entry: EntryTexts & { readonly additional: Readonly<Record<string, string>> },
  withEmpty: boolean,
): readonly { readonly id: string; readonly label: string }[] {
  const groups = factGroups(entry, withEmpty).map(({ group }) => ({
    id: factSectionId(group),
    label: groupLabels[group],
  }));
  return Object.keys(entry.additional).length === 0
    ? groups
    : [...groups, { id: factSectionId('additional'), label: 'Additional' }];
}

/** The id of a section with facts, which jumps within the page lead to. */
export const factSectionId = (group: EntryFieldGroup | 'additional'): string => `section-${group}`;

/** The number of blank fields of an entry. */
export function countEmpty(entry: EntryTexts): number {
  return factsOf(entry).filter(({ value }) => value === null).length;
}

/** Splits the value of a list field into its parts; any other value is its only part. */
export function partsOf({ field, value }: EntryFact): readonly string[] {
  if (value === null) return [];
  if (!listFields.has(field.name)) return [value];
  return value
    .split('; ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function factsOf(entry: EntryTexts): readonly EntryFact[] {
  return entryFields
    .filter((field) => field.entity === null)
    .map((field) => ({ field, value: entry[field.name] }));
}
