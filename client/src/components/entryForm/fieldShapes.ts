import type { EntryFieldName } from '@contract/entry-fields';
import { cascadeFields } from '@contract/entry-filters';

/** Fields that hold a name or a few words, of which entries share many; the others hold prose. */
const shortFields: ReadonlySet<EntryFieldName> = new Set<EntryFieldName>([
  ...cascadeFields,
  'isotypeSubclasses',
  'diagnosticMarker',
  'screening',
  'confirmation',
  'monitoring',
]);

/** Whether a field takes one line, as it is; what has several lines already keeps them. */
export function isShort(name: EntryFieldName, text: string): boolean {
  return shortFields.has(name) && !/[\n\r]/.test(text);
}

/** Fields whose texts are longer than half the form is wide. */
export const wideFields: ReadonlySet<EntryFieldName> = new Set<EntryFieldName>([
  'mechanism',
  'referenceRangesAndCutoffValues',
  'reference',
  'databaseAccessionNumbers',
]);

const hints: Partial<Record<EntryFieldName, string>> = {
  uniprotId: 'For dsDNA, cardiolipin and the like there is none: leave it blank, or write “not a protein”.',
  reference: 'PMID:9212111 and doi:10.1038/nm0797-797 become links.',
};

/** The same where the field must not stay blank. */
const hintsOfRequired: Partial<Record<EntryFieldName, string>> = {
  epitope: 'Where it is not known, write “Not defined”.',
  uniprotId: 'For dsDNA, cardiolipin and the like there is none: write “not a protein”.',
};

/** What else has to be said of a field to whoever fills it; nothing of most. */
export function hintOf(name: EntryFieldName, isRequired: boolean): string | undefined {
  return (isRequired ? hintsOfRequired[name] : undefined) ?? hints[name];
}
