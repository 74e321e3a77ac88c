import { field } from './entry-field-row.js';

/** Properties of the binding, and its clinical meaning. */
export const findingFields = [
  field(
    'diseaseAssociation',
    'Disease association',
    'clinical',
    'Clinical setting in which the autoantibody is found.',
    { aliases: ['association', 'disease association(s)', 'associated disease', 'clinical association'] },
  ),
  field('affinity', 'Affinity', 'target', 'Strength of a single binding site, as published.', {
    aliases: ['binding affinity', 'affinity (kd)', 'kd'],
  }),
  field('avidity', 'Avidity', 'target', 'Overall strength of binding over all sites, as published.', {
    aliases: ['binding avidity', 'avidity index'],
  }),
  field('mechanism', 'Mechanism', 'clinical', 'Presumed mechanism of action of the autoantibody.', {
    aliases: ['mechanism of action', 'moa', 'mechanisms', 'pathomechanism'],
  }),
  field(
    'isotypeSubclasses',
    'Isotype and subclasses',
    'target',
    'Immunoglobulin isotypes and subclasses of the autoantibody.',
    {
      aliases: [
        'isotype',
        'isotypes',
        'isotype / subclass',
        'isotypes / subclasses',
        'isotype and subclass',
        'subclass',
        'subclasses',
        'ig class',
        'immunoglobulin class',
      ],
    },
  ),
  field(
    'sensitivity',
    'Sensitivity',
    'assay',
    'Share of patients who are positive, with its cohort, interval and assay.',
    { aliases: ['sensitivities', 'diagnostic sensitivity', 'sens'] },
  ),
  field('diagnosticMarker', 'Diagnostic marker', 'clinical', 'Use of the autoantibody in diagnosis.', {
    aliases: ['marker', 'diagnostic markers', 'diagnostic value'],
  }),
  field(
    'associationWithDiseaseActivity',
    'Association with disease activity',
    'clinical',
    'Whether the level of the autoantibody follows disease activity.',
    {
      aliases: [
        'disease activity',
        'activity',
        'association with activity',
        'correlation with disease activity',
      ],
    },
  ),
  field(
    'pathogenesisInvolvement',
    'Involvement in pathogenesis',
    'clinical',
    'Whether the autoantibody contributes to the disease or is only a marker.',
    { aliases: ['pathogenesis', 'pathogenic role', 'role in pathogenesis', 'pathogenicity', 'involvement'] },
  ),
] as const;
