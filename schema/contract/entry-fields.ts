import { type EntryFieldRow, field, keyField } from './entry-field-row.js';

/**
 * The 25 fields of a disease entry, in the specification's order. Everything that has to know a field (columns, GraphQL
 * types, REST filters, CSV headers, forms, search weights) is made from this table. See docs/add-a-field.md.
 */
export const entryFields = [
  keyField(
    'disease',
    'Disease',
    'identity',
    'Name of the autoimmune disease, by preference the Disease Ontology or MONDO label.',
    { entity: 'disease', requiredFor: 'entry', searchWeight: 3 },
  ),
  keyField('autoantibody', 'Autoantibody', 'identity', 'The autoantibody by its usual laboratory name.', {
    entity: 'autoantibody',
    requiredFor: 'entry',
    searchWeight: 3,
  }),
  keyField(
    'autoantigen',
    'Autoantigen',
    'identity',
    'The self-antigen the autoantibody binds: a protein, complex, lipid or nucleic acid.',
    { entity: 'autoantigen', requiredFor: 'entry', searchWeight: 3 },
  ),
  keyField(
    'epitope',
    'Epitope',
    'target',
    'The part of the autoantigen that is bound, such as a residue range or domain.',
    { entity: 'epitope', requiredFor: 'submission', searchWeight: 1 },
  ),
  keyField(
    'uniprotId',
    'UniProt ID',
    'target',
    'UniProt accession of the autoantigen; several are separated by "; ". Blank where none exists.',
    { requiredFor: 'submission', searchWeight: 2 },
  ),
  field(
    'diseaseAssociation',
    'Disease association',
    'clinical',
    'Clinical setting in which the autoantibody is found.',
  ),
  field('affinity', 'Affinity', 'target', 'Strength of a single binding site, as published.'),
  field('avidity', 'Avidity', 'target', 'Overall strength of binding over all sites, as published.'),
  field('mechanism', 'Mechanism', 'clinical', 'How the autoantibody is thought to act.'),
  field(
    'isotypeSubclasses',
    'Isotype and subclasses',
    'target',
    'Immunoglobulin isotypes and subclasses of the autoantibody.',
  ),
  field(
    'sensitivity',
    'Sensitivity',
    'assay',
    'Share of patients who are positive, with its cohort, interval and assay.',
  ),
  field(
    'diagnosticMarker',
    'Diagnostic marker',
    'clinical',
    'Whether, and how, the autoantibody serves diagnosis.',
  ),
  field(
    'associationWithDiseaseActivity',
    'Association with disease activity',
    'clinical',
    'Whether the level of the autoantibody follows disease activity.',
  ),
  field(
    'pathogenesisInvolvement',
    'Involvement in pathogenesis',
    'clinical',
    'Whether the autoantibody takes part in causing the disease or only marks it.',
  ),
  field(
    'reference',
    'References',
    'evidence',
    'Publications behind the entry; several are separated by "; ".',
  ),
  field(
    'databaseAccessionNumbers',
    'Database accession numbers',
    'evidence',
    'Identifiers in other databases (DOID, MONDO, HGNC, UniProtKB), separated by "; ".',
    { searchWeight: 2 },
  ),
  field('synonym', 'Synonyms', 'identity', 'Other names of the autoantibody, separated by "; ".', {
    searchWeight: 2,
  }),
  field('screening', 'Screening method', 'assay', 'Assay used to look for the autoantibody first.'),
  field('confirmation', 'Confirmation method', 'assay', 'Assay used to confirm a positive screening result.'),
  field('monitoring', 'Monitoring', 'assay', 'Use of the autoantibody in follow-up.'),
  field(
    'positivePredictiveValues',
    'Positive predictive value',
    'assay',
    'Share of positive results that are true, with its cohort and assay.',
  ),
  field(
    'negativePredictiveValues',
    'Negative predictive value',
    'assay',
    'Share of negative results that are true, with its cohort and assay.',
  ),
  field(
    'crossReactivityPatterns',
    'Cross-reactivity patterns',
    'target',
    'Other antigens the same autoantibody binds.',
  ),
  field(
    'referenceRangesAndCutoffValues',
    'Reference ranges and cut-off values',
    'assay',
    'Reference ranges and cut-offs; always specific to an assay.',
  ),
  field('type', 'Type', 'target', 'Class of the autoantigen, such as nuclear antigen, enzyme or cytokine.'),
] as const;

export type EntryFieldName = (typeof entryFields)[number]['name'];
export type EntryField = EntryFieldRow<EntryFieldName>;

export const entryFieldNames: readonly EntryFieldName[] = entryFields.map((field) => field.name);

const rowOfName: ReadonlyMap<string, EntryField> = new Map(entryFields.map((field) => [field.name, field]));

/** The fields every entry must fill: disease, autoantibody, autoantigen. */
export const requiredEntryFields: readonly EntryFieldName[] = entryFields
  .filter((field) => field.requiredFor === 'entry')
  .map((field) => field.name);

/** The fields a proposal of an entry must fill, in the order in which they are checked. */
export const requiredSubmissionFields: readonly EntryFieldName[] = entryFields
  .filter((field) => field.requiredFor !== 'nothing')
  .map((field) => field.name);

/** The fields of an entry by name; `null` where nothing is known, never an empty text. */
export type EntryValues = Record<EntryFieldName, string | null>;

/** Tells whether a text is the name of one of the 25 entry fields. */
export function isEntryFieldName(text: string): text is EntryFieldName {
  return rowOfName.has(text);
}

/** The table row of a field. */
export function entryField(name: EntryFieldName): EntryField {
  const row = rowOfName.get(name);
  if (!row) throw new Error(`No entry field is named ${name}`);
  return row;
}

/** Makes an object with one value per field, in the specification's order. */
export function mapEntryFields<Value>(make: (name: EntryFieldName) => Value): Record<EntryFieldName, Value> {
  const values: Partial<Record<EntryFieldName, Value>> = {};
  for (const name of entryFieldNames) values[name] = make(name);
  return completeFields(values);
}

function completeFields<Value>(
  values: Partial<Record<EntryFieldName, Value>>,
): Record<EntryFieldName, Value> {
  if (!hasEveryField(values)) throw new Error('A field of the entry table has no value');
  return values;
}

function hasEveryField<Value>(
  values: Partial<Record<EntryFieldName, Value>>,
): values is Record<EntryFieldName, Value> {
  return entryFieldNames.every((name) => name in values);
}
