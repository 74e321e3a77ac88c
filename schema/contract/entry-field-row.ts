/** The groups of fields on an entry's page and form. */
export const entryFieldGroups = ['identity', 'target', 'assay', 'clinical', 'evidence'] as const;
export type EntryFieldGroup = (typeof entryFieldGroups)[number];

/** The kind of thing that a field names; each kind has its own colour, icon and word wherever it appears. */
export type EntityKind = 'disease' | 'autoantibody' | 'autoantigen' | 'epitope';

/** A row of the field table (entry-fields.ts). */
export interface EntryFieldRow<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly group: EntryFieldGroup;
  readonly description: string;
  /** The weight of a hit in ranked search: 3 for names of the entry, 2 for its other names, 1 for the rest. */
  readonly searchWeight: 1 | 2 | 3;
  /** Maximum length of the text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Whether the field is required: in every entry, only in submissions, or never. */
  readonly requiredFor: 'entry' | 'submission' | 'nothing';
  readonly entity: EntityKind | null;
  /**
   * Headers of imported files that mean this field, in addition to its name and label. Case, blanks and punctuation do
   * not matter, and no two fields share a header.
   */
  readonly aliases: readonly string[];
}

const usual = {
  searchWeight: 1,
  maxLength: 10_000,
  requiredFor: 'nothing',
  entity: null,
  aliases: [],
} as const;

type Particulars = Partial<
  Pick<EntryFieldRow<string>, 'searchWeight' | 'requiredFor' | 'entity' | 'aliases'>
>;

/** Defines a field that holds up to 10,000 characters and may be blank, unless `particulars` override that. */
export function field<Name extends string>(
  name: Name,
  label: string,
  group: EntryFieldGroup,
  description: string,
  particulars: Particulars & { readonly maxLength?: number } = {},
): EntryFieldRow<Name> {
  return { name, label, group, description, ...usual, ...particulars };
}

/** Defines one of the five key fields; at most 2,000 characters. */
export function keyField<Name extends string>(
  name: Name,
  label: string,
  group: EntryFieldGroup,
  description: string,
  particulars: Particulars,
): EntryFieldRow<Name> {
  return field(name, label, group, description, { maxLength: 2000, ...particulars });
}
