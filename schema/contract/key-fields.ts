import { keyField } from './entry-field-row.js';

/** The fields that identify an entry: disease, autoantibody, autoantigen and details of the binding. */
export const keyFields = [
  keyField(
    'disease',
    'Disease',
    'identity',
    'Name of the autoimmune disease, preferably the Disease Ontology or MONDO label.',
    {
      entity: 'disease',
      requiredFor: 'entry',
      searchWeight: 3,
      aliases: [
        'disease name',
        'diseases',
        'condition',
        'disorder',
        'syndrome',
        'autoimmune disease',
        'diagnosis',
      ],
    },
  ),
  keyField('autoantibody', 'Autoantibody', 'identity', 'Usual laboratory name of the autoantibody.', {
    entity: 'autoantibody',
    requiredFor: 'entry',
    searchWeight: 3,
    aliases: ['antibody', 'autoantibodies', 'antibody name', 'autoantibody name', 'ab', 'auto ab'],
  }),
  keyField(
    'autoantigen',
    'Autoantigen',
    'identity',
    'Self-antigen that the autoantibody binds: a protein, complex, lipid or nucleic acid.',
    {
      entity: 'autoantigen',
      requiredFor: 'entry',
      searchWeight: 3,
      aliases: [
        'antigen',
        'autoantigens',
        'target',
        'target antigen',
        'antigen name',
        'autoantigen name',
        'auto ag',
      ],
    },
  ),
  keyField(
    'epitope',
    'Epitope',
    'target',
    'Part of the autoantigen that the autoantibody binds, such as a residue range or domain.',
    {
      entity: 'epitope',
      requiredFor: 'submission',
      searchWeight: 1,
      aliases: ['epitopes', 'epitope sequence', 'peptide', 'binding site'],
    },
  ),
  keyField(
    'uniprotId',
    'UniProt ID',
    'target',
    'UniProt accession of the autoantigen, several separated by semicolons. Blank if none exists.',
    {
      requiredFor: 'submission',
      searchWeight: 2,
      aliases: [
        'uniprot',
        'uniprot id(s)',
        'uniprotkb',
        'uniprot accession',
        'uniprot accession(s)',
        'uniprot ac',
        'uniprot acc',
        'uniprot acc no',
        'uniprot accession number',
        'uniprot no',
        'uniprotkb id',
        'uniprotkb accession',
        'protein accession',
      ],
    },
  ),
] as const;
