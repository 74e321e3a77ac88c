import { entryField, type EntryFieldName, entryFieldNames } from './entry-fields.js';
import { serverOwnedNames } from './rules/entry-input.js';
import { fold } from './rules/fold.js';

/** What the columns of a file may be called besides a field's name and label. Case, blanks and punctuation do not matter. */
export const headerAliases: Readonly<Record<EntryFieldName, readonly string[]>> = {
  disease: ['disease name', 'diseases', 'condition', 'disorder', 'autoimmune disease', 'diagnosis'],
  autoantibody: ['antibody', 'auto antibody', 'autoantibodies', 'antibody name', 'autoantibody name'],
  autoantigen: ['antigen', 'auto antigen', 'autoantigens', 'target antigen', 'antigen name', 'autoantigen name'],
  epitope: ['epitopes', 'epitope(s)', 'binding site'],
  uniprotId: ['uniprot', 'uniprot id(s)', 'uniprotkb', 'uniprot accession', 'uniprot accession(s)', 'uniprot ac', 'uniprotkb id', 'uniprotkb accession', 'protein accession'],
  diseaseAssociation: ['association', 'disease association(s)', 'associated disease', 'clinical association'],
  affinity: ['binding affinity', 'affinity (kd)'],
  avidity: ['binding avidity', 'avidity index'],
  mechanism: ['mechanism of action', 'mechanisms', 'pathomechanism'],
  isotypeSubclasses: ['isotype', 'isotypes', 'isotype / subclass', 'isotypes / subclasses', 'isotype subclass', 'isotype and subclass', 'subclass', 'subclasses', 'ig class', 'immunoglobulin class'],
  sensitivity: ['sensitivity (%)', 'sensitivities', 'diagnostic sensitivity'],
  diagnosticMarker: ['marker', 'diagnostic markers', 'diagnostic value'],
  associationWithDiseaseActivity: ['disease activity', 'activity', 'association with activity', 'correlation with disease activity'],
  pathogenesisInvolvement: ['pathogenesis', 'pathogenic role', 'role in pathogenesis', 'pathogenicity', 'involvement'],
  reference: ['references', 'reference (pmid)', 'reference(s) (pmid)', 'citation', 'citations', 'pmid', 'pmids', 'pubmed', 'pubmed id', 'doi', 'literature', 'publication', 'publications'],
  databaseAccessionNumbers: ['db accessions', 'db accession', 'db accession numbers', 'database accessions', 'database accession number', 'database accession', 'accession numbers', 'database ids', 'cross references', 'xrefs'],
  synonym: ['synonyms', 'synonym(s)', 'alias', 'aliases', 'other names', 'also known as', 'autoantibody synonyms'],
  screening: ['screening test', 'screening tests', 'screening assay', 'screening method(s)'],
  confirmation: ['confirmatory test', 'confirmatory tests', 'confirmatory assay', 'confirmatory method', 'confirmation test', 'confirmation assay', 'confirmation method(s)'],
  monitoring: ['follow up', 'monitoring use', 'monitoring test'],
  positivePredictiveValues: ['ppv', 'ppv (%)', 'positive predictive value(s)', 'positive predictive value (ppv)', 'positive predictive value (%)'],
  negativePredictiveValues: ['npv', 'npv (%)', 'negative predictive value(s)', 'negative predictive value (npv)', 'negative predictive value (%)'],
  crossReactivityPatterns: ['cross reactivity', 'cross reactivities', 'cross reactivity pattern', 'cross reactions', 'cross reactive antigens'],
  referenceRangesAndCutoffValues: ['reference range', 'reference ranges', 'reference range(s)', 'reference interval', 'reference intervals', 'cutoff', 'cutoffs', 'cut-off(s)', 'cutoff value', 'cutoff values', 'cut-off / reference range', 'cut-offs / reference ranges', 'reference range(s), cutoff(s)', 'reference ranges & cutoffs', 'reference range and cutoff', 'reference ranges and cutoffs', 'reference range / cut-off', 'reference ranges and cutoff'],
  type: ['antibody class', 'antibody type', 'autoantibody type', 'autoantibody class', 'antigen type', 'antigen class', 'autoantigen type', 'autoantigen class', 'entry type'],
}; // prettier-ignore

/** The columns that a report puts before those of the file. Where it is imported again, they are passed over. */
export const reportHeaders = { row: 'import.row', problem: 'import.problem' } as const;

/** What a header names: a field, the entry itself by its id or accession, or something the server alone writes. */
export type HeaderMeaning =
  | { readonly kind: 'field'; readonly name: EntryFieldName }
  | { readonly kind: 'id' }
  | { readonly kind: 'accession' }
  | { readonly kind: 'serverOwned' }
  | { readonly kind: 'report' };

/** What a header means; `null` for one that names nothing of ours. */
export function headerMeaning(header: string): HeaderMeaning | null {
  if (header.trim().toLowerCase() === '_id') return { kind: 'id' };
  if (Object.values<string>(reportHeaders).includes(header.trim())) return { kind: 'report' };
  const word = headerWord(header);
  if (word === 'accession') return { kind: 'accession' };
  const name = fieldOfWord.get(word);
  if (name !== undefined) return { kind: 'field', name };
  return serverOwnedWords.has(word) ? { kind: 'serverOwned' } : null;
}

/** A header without case, accents, blanks and punctuation, as headers are compared. */
export function headerWord(header: string): string {
  return fold(header).replace(/[^\p{L}\p{N}]+/gu, '');
}

const fieldOfWord: ReadonlyMap<string, EntryFieldName> = new Map(
  entryFieldNames.flatMap((name) =>
    [name, entryField(name).label, ...headerAliases[name]].map((text) => [headerWord(text), name] as const),
  ),
);

/** An `id` of somebody's own is worth keeping; ours is called `_id`. */
const serverOwnedWords: ReadonlySet<string> = new Set(
  serverOwnedNames.filter((name) => !['_id', 'id', 'accession'].includes(name)).map(headerWord),
);
