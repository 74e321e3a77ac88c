import { entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields } from '@contract/entry-fields';

import { groupLabels } from '../groupLabels';

export interface FormSection {
  readonly id: string;
  readonly label: string;
  /** A description, if those of the fields are not sufficient. */
  readonly about?: string;
  readonly fields: readonly EntryField[];
  /** Inputs that are not part of the entry. @default none */
  readonly extras?: readonly ExtraField[];
}

/** An input of a form that is not part of the entry. */
export interface ExtraField {
  /** Its path among problems. */
  readonly path: string;
  readonly label: string;
}

const isKey = ({ requiredFor }: EntryField) => requiredFor !== 'nothing';

/** The first section: the five fields that every entry or submission needs. */
export const keySection: FormSection = {
  id: 'section-key',
  label: 'What was found',
  fields: entryFields.filter(isKey),
};

/** The sections of the other fields, as on the page of an entry. */
export const foldedSections: readonly FormSection[] = entryFieldGroups
  .map((group) => ({
    id: `section-${group}`,
    label: groupLabels[group],
    fields: entryFields.filter((field) => field.group === group && !isKey(field)),
  }))
  .filter(({ fields }) => fields.length > 0);

export const additionalSection: FormSection = {
  id: 'section-additional',
  label: 'Additional',
  about: 'Facts that fit none of the fields above. Give each fact a name.',
  fields: [],
};

export const reasonSection: FormSection = { id: 'section-reason', label: 'Reason', fields: [] };

/** The sections that contain problems; `others` are those with inputs that are not part of the entry. */
export function wrongSections(
  problems: readonly { readonly path: string }[],
  others: readonly FormSection[],
): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => sectionOf(path, others)));
}

function sectionOf(path: string, others: readonly FormSection[]): string {
  const other = others.find(({ extras = [] }) => extras.some((extra) => extra.path === path));
  if (other) return other.id;
  const section = [keySection, ...foldedSections].find(({ fields }) =>
    fields.some(({ name }) => name === path),
  );
  return section?.id ?? (path === 'reason' ? reasonSection.id : additionalSection.id);
}
