/**
 * The 25 fields of a disease entry, in the specification's order. Everything that has to know a field (columns, GraphQL
 * types, REST filters, CSV headers, forms, search weights) is made from this table. See docs/add-a-field.md.
 */
export const entryFieldGroups = ['identity', 'target', 'assay', 'clinical', 'evidence'] as const;
export type EntryFieldGroup = (typeof entryFieldGroups)[number];

/** What of the world a field names; each kind has its own colour, icon and word wherever it appears. */
export type EntityKind = 'disease' | 'autoantibody' | 'autoantigen' | 'epitope';

interface EntryFieldRow {
  readonly name: string;
  readonly label: string;
  readonly group: EntryFieldGroup;
  readonly description: string;
  /** How much a hit in this field counts in ranked search: 3 names the entry, 2 is another name of it, 1 is the rest. */
  readonly searchWeight: 1 | 2 | 3;
  /** Longest allowed text, in UTF-16 code units. */
  readonly maxLength: 2000 | 10000;
  /** Who must fill it: every entry, only a submission from outside, or nobody. */
  readonly requiredFor: 'entry' | 'submission' | 'nothing';
  readonly entity?: EntityKind;
}

const keyField = { maxLength: 2000, searchWeight: 3 } as const;
const plainField = { maxLength: 10000, searchWeight: 1, requiredFor: 'nothing' } as const;

export const entryFields = [
  {
    ...keyField,
    name: 'disease',
    label: 'Disease',
    group: 'identity',
    entity: 'disease',
    requiredFor: 'entry',
    description: 'Name of the autoimmune disease, by preference the Disease Ontology or MONDO label.',
  },
  {
    ...keyField,
    name: 'autoantibody',
    label: 'Autoantibody',
    group: 'identity',
    entity: 'autoantibody',
    requiredFor: 'entry',
    description: 'The autoantibody by its usual laboratory name.',
  },
  {
    ...keyField,
    name: 'autoantigen',
    label: 'Autoantigen',
    group: 'identity',
    entity: 'autoantigen',
    requiredFor: 'entry',
    description: 'The self-antigen the autoantibody binds: a protein, complex, lipid or nucleic acid.',
  },
  {
    ...keyField,
    searchWeight: 1,
    name: 'epitope',
    label: 'Epitope',
    group: 'target',
    entity: 'epitope',
    requiredFor: 'submission',
    description: 'The part of the autoantigen that is bound, such as a residue range or domain.',
  },
  {
    ...keyField,
    searchWeight: 2,
    name: 'uniprotId',
    label: 'UniProt ID',
    group: 'target',
    requiredFor: 'submission',
    description: 'UniProt accession of the autoantigen; several are separated by "; ". Blank where none exists.',
  },
  {
    ...plainField,
    name: 'diseaseAssociation',
    label: 'Disease association',
    group: 'clinical',
    description: 'Clinical setting in which the autoantibody is found.',
  },
  {
    ...plainField,
    name: 'affinity',
    label: 'Affinity',
    group: 'target',
    description: 'Strength of a single binding site, as published.',
  },
  {
    ...plainField,
    name: 'avidity',
    label: 'Avidity',
    group: 'target',
    description: 'Overall strength of binding over all sites, as published.',
  },
  {
    ...plainField,
    name: 'mechanism',
    label: 'Mechanism',
    group: 'clinical',
    description: 'How the autoantibody is thought to act.',
  },
  {
    ...plainField,
    name: 'isotypeSubclasses',
    label: 'Isotype and subclasses',
    group: 'target',
    description: 'Immunoglobulin isotypes and subclasses of the autoantibody.',
  },
  {
    ...plainField,
    name: 'sensitivity',
    label: 'Sensitivity',
    group: 'assay',
    description: 'Share of patients who are positive, with its cohort, interval and assay.',
  },
  {
    ...plainField,
    name: 'diagnosticMarker',
    label: 'Diagnostic marker',
    group: 'clinical',
    description: 'Whether, and how, the autoantibody serves diagnosis.',
  },
  {
    ...plainField,
    name: 'associationWithDiseaseActivity',
    label: 'Association with disease activity',
    group: 'clinical',
    description: 'Whether the level of the autoantibody follows disease activity.',
  },
  {
    ...plainField,
    name: 'pathogenesisInvolvement',
    label: 'Involvement in pathogenesis',
    group: 'clinical',
    description: 'Whether the autoantibody takes part in causing the disease or only marks it.',
  },
  {
    ...plainField,
    name: 'reference',
    label: 'References',
    group: 'evidence',
    description: 'Publications behind the entry; several are separated by "; ".',
  },
  {
    ...plainField,
    searchWeight: 2,
    name: 'databaseAccessionNumbers',
    label: 'Database accession numbers',
    group: 'evidence',
    description: 'Identifiers in other databases (DOID, MONDO, HGNC, UniProtKB), separated by "; ".',
  },
  {
    ...plainField,
    searchWeight: 2,
    name: 'synonym',
    label: 'Synonyms',
    group: 'identity',
    description: 'Other names of the autoantibody, separated by "; ".',
  },
  {
    ...plainField,
    name: 'screening',
    label: 'Screening method',
    group: 'assay',
    description: 'Assay used to look for the autoantibody first.',
  },
  {
    ...plainField,
    name: 'confirmation',
    label: 'Confirmation method',
    group: 'assay',
    description: 'Assay used to confirm a positive screening result.',
  },
  {
    ...plainField,
    name: 'monitoring',
    label: 'Monitoring',
    group: 'assay',
    description: 'Use of the autoantibody in follow-up.',
  },
  {
    ...plainField,
    name: 'positivePredictiveValues',
    label: 'Positive predictive value',
    group: 'assay',
    description: 'Share of positive results that are true, with its cohort and assay.',
  },
  {
    ...plainField,
    name: 'negativePredictiveValues',
    label: 'Negative predictive value',
    group: 'assay',
    description: 'Share of negative results that are true, with its cohort and assay.',
  },
  {
    ...plainField,
    name: 'crossReactivityPatterns',
    label: 'Cross-reactivity patterns',
    group: 'target',
    description: 'Other antigens the same autoantibody binds.',
  },
  {
    ...plainField,
    name: 'referenceRangesAndCutoffValues',
    label: 'Reference ranges and cut-off values',
    group: 'assay',
    description: 'Reference ranges and cut-offs; always specific to an assay.',
  },
  {
    ...plainField,
    maxLength: 10000,
    name: 'type',
    label: 'Type',
    group: 'target',
    description: 'Class of the autoantigen, such as nuclear antigen, enzyme or cytokine.',
  },
] as const satisfies readonly EntryFieldRow[];

export type EntryField = (typeof entryFields)[number];
export type EntryFieldName = EntryField['name'];

export const entryFieldNames: readonly EntryFieldName[] = entryFields.map((field) => field.name);

/** The fields every entry must fill: disease, autoantibody, autoantigen. */
export const requiredEntryFields: readonly EntryFieldName[] = entryFields
  .filter((field) => field.requiredFor === 'entry')
  .map((field) => field.name);

/** The fields of an entry by name; `null` where nothing is known, never an empty text. */
export type EntryValues = Record<EntryFieldName, string | null>;

/** Tells whether a text is the name of one of the 25 entry fields. */
export function isEntryFieldName(text: string): text is EntryFieldName {
  return entryFields.some((field) => field.name === text);
}

/** The table row of a field. */
export function entryField(name: EntryFieldName): EntryField {
  const row = entryFields.find((field) => field.name === name);
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
