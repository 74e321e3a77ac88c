/** The groups an entry's page and form show its fields in. */
export const entryFieldGroups = ['identity', 'target', 'assay', 'clinical', 'evidence'] as const;
export type EntryFieldGroup = (typeof entryFieldGroups)[number];

/** What of the world a field names; each kind has its own colour, icon and word wherever it appears. */
export type EntityKind = 'disease' | 'autoantibody' | 'autoantigen' | 'epitope';

/** A row of the field table (entry-fields.ts). */
export interface EntryFieldRow<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly group: EntryFieldGroup;
  readonly description: string;
  /** How much a hit in this field counts in ranked search: 3 names the entry, 2 is another name of it, 1 is the rest. */
  readonly searchWeight: 1 | 2 | 3;
  /** Longest allowed text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Who must fill it: every entry, only a submission from outside, or nobody. */
  readonly requiredFor: 'entry' | 'submission' | 'nothing';
  readonly entity: EntityKind | null;
  /**
   * What a column of an imported file may be called besides the name and the label. Case, blanks and punctuation do not
   * matter, and no two fields share one.
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

/** A field of up to 10,000 characters that may stay blank, unless its particulars say otherwise. */
export function field<Name extends string>(
  name: Name,
  label: string,
  group: EntryFieldGroup,
  description: string,
  particulars: Particulars & { readonly maxLength?: number } = {},
): EntryFieldRow<Name> {
  return { name, label, group, description, ...usual, ...particulars };
}

/** One of the five fields that make an entry what it is; at most 2,000 characters. */
export function keyField<Name extends string>(
  name: Name,
  label: string,
  group: EntryFieldGroup,
  description: string,
  particulars: Particulars,
): EntryFieldRow<Name> {
  return field(name, label, group, description, { maxLength: 2000, ...particulars });
}
