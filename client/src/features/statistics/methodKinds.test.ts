import { groupMethods } from './methodKinds';

test.each([
  ['ELISA', 'ELISA'],
  ['Peptide or protein ELISA', 'ELISA'],
  ['cell-based assay', 'Cell-based assay'],
  ['Cell-based assay on serum and CSF', 'Cell-based assay'],
  ['Western blot, cell-based assay or ELISA where available', 'Immunoblot or line immunoassay'],
  ['Line immunoassay or ELISA (HEp-2 often negative)', 'Immunoblot or line immunoassay'],
  ['Indirect immunofluorescence on HEp-2 cells (fine speckled, AC-4)', 'Immunofluorescence on HEp-2 cells'],
  ['IIF on ethanol-fixed neutrophils (perinuclear pattern)', 'Immunofluorescence on neutrophils'],
  ['Indirect immunofluorescence on rodent kidney, liver and stomach', 'Tissue staining'],
  ['Tissue staining of kidney biopsy', 'Tissue staining'],
  ['Radioimmunoprecipitation', 'Radioassay or luciferase assay'],
  ['luciferase immunoprecipitation', 'Radioassay or luciferase assay'],
  ['Immunoprecipitation', 'Immunoprecipitation'],
  ['chemiluminescent immunoassay', 'Chemiluminescence or bead assay'],
  ['Cell-based neutralisation assay', 'Functional or neutralisation assay'],
  ['mass spectrometry', 'Other methods'],
])('%j is of the kind %j', (value, kind) => {
  expect(groupMethods([{ value, count: 1 }])).toMatchObject([{ kind }]);
});

test('kinds with most mentions come first, and methods of no known kind last', () => {
  const methods = [
    { value: 'Biopsy', count: 9 },
    { value: 'ELISA', count: 3 },
    { value: 'cell-based assay', count: 2 },
    { value: 'Live cell-based assay', count: 2 },
  ];
  expect(groupMethods(methods).map(({ kind, mentions }) => [kind, mentions])).toEqual([
    ['Cell-based assay', 4],
    ['ELISA', 3],
    ['Other methods', 9],
  ]);
});
