import type { EntryField, EntryFieldName } from '@contract/entry-fields';
import { cascadeFields } from '@contract/entry-filters';

/** Fields that contain a name or a few words that many entries share; the others contain prose. */
const shortFields: ReadonlySet<EntryFieldName> = new Set<EntryFieldName>([
  ...cascadeFields,
  'isotypeSubclasses',
  'diagnosticMarker',
  'screening',
  'confirmation',
  'monitoring',
]);

/** The longest text that can be read in a single line of a wide window, about. */
const longestLine = 120;

/** Whether a field gets a single-line input; a text that already has several lines, or fills them, keeps them. */
export function isShort(name: EntryFieldName, text: string): boolean {
  return shortFields.has(name) && text.length <= longestLine && !/[\n\r]/.test(text);
}

/** Fields whose texts are longer than half the width of the form. */
export const wideFields: ReadonlySet<EntryFieldName> = new Set<EntryFieldName>([
  'mechanism',
  'referenceRangesAndCutoffValues',
  'reference',
  'databaseAccessionNumbers',
]);

const hints: Partial<Record<EntryFieldName, string>> = {
  uniprotId:
    'dsDNA, cardiolipin and other non-proteins have none: leave the field blank, or write “not a protein”.',
  reference: 'PMID:9212111 and doi:10.1038/nm0797-797 become links.',
};

/** Descriptions of required fields, instead of their general ones. */
const requiredDescriptions: Partial<Record<EntryFieldName, string>> = {
  epitope:
    'Part of the autoantigen that the autoantibody binds, such as a residue range or domain. If it is unknown, ' +
    'write “Not defined”.',
  uniprotId:
    'UniProt accession of the autoantigen, several separated by semicolons. For dsDNA, cardiolipin and other ' +
    'non-proteins, write “not a protein”.',
};

/** Describes what to enter in a field. */
export function describeField({ name, description }: EntryField, isRequired: boolean): string {
  const hint = isRequired ? requiredDescriptions[name] : undefined;
  return hint ?? [description, hints[name]].filter((text) => text !== undefined).join(' ');
}
