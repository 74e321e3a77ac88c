import { anEntryView } from '../../test/an-entry-view.js';
import { entryStructuredData, overviewStructuredData } from './structured-data.js';

const site = 'https://atlas.example';

test('describes an entry with schema.org terms', () => {
  const entry = anEntryView({
    accession: 'AIA0000042',
    disease: 'Celiac disease',
    autoantibody: 'Anti-tTG',
    autoantigen: 'Transglutaminase 2',
    uniprotId: 'P21980',
    reference: 'Nat Med 1997;3. PMID:9212111; Some criteria 1990',
    databaseAccessionNumbers: 'DOID:10608; MONDO:0005130; HGNC:11778 (TGM2); UniProtKB:P21980',
  });
  expect(entryStructuredData(entry, site)).toMatchObject({
    '@type': 'Dataset',
    url: `${site}/entries/AIA0000042`,
    identifier: 'AIA0000042',
    name: 'Anti-tTG in Celiac disease',
    version: '1',
    workExample: { url: `${site}/entries/AIA0000042.v1`, version: '1' },
    publisher: { name: 'Autoimmune Atlas', url: 'https://atlas.example/' },
    about: [
      {
        name: 'Celiac disease',
        sameAs: [
          'https://disease-ontology.org/term/DOID:10608/',
          'https://monarchinitiative.org/MONDO:0005130',
        ],
      },
      { name: 'Anti-tTG' },
      {
        name: 'Transglutaminase 2',
        sameAs: [
          'https://www.uniprot.org/uniprotkb/P21980/entry',
          'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:11778',
        ],
      },
    ],
    citation: ['https://pubmed.ncbi.nlm.nih.gov/9212111/'],
  });
});

test('claims nothing of what is not known', () => {
  expect(entryStructuredData(anEntryView(), site)).toMatchObject({
    about: [{ sameAs: [] }, {}, { sameAs: [] }],
    citation: [],
  });
});

test('describes a name with its other names and identifiers', () => {
  const identifiers = [
    { database: 'MONDO', id: 'MONDO:0005130', url: 'https://monarchinitiative.org/MONDO:0005130' },
  ];
  const named = { name: 'Celiac disease', alsoCalled: ['Coeliac disease'], identifiers };
  expect(overviewStructuredData(named, { site, path: '/diseases/celiac-disease' })).toMatchObject({
    '@type': 'DefinedTerm',
    url: `${site}/diseases/celiac-disease`,
    name: 'Celiac disease',
    alternateName: ['Coeliac disease'],
    termCode: 'MONDO:0005130',
    sameAs: ['https://monarchinitiative.org/MONDO:0005130'],
  });
  expect(overviewStructuredData({ ...named, identifiers: [] }, { site, path: '/' })).not.toHaveProperty(
    'termCode',
  );
});
