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
    license: 'https://creativecommons.org/licenses/by/4.0/',
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
  const named = {
    kind: 'disease',
    name: 'Celiac disease',
    alsoCalled: ['Coeliac disease'],
    identifiers,
  } as const;
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

test('does not say that an autoantibody is the same as its target, its pattern or its test', () => {
  const identifiers = [
    { database: 'UniProt', id: 'P12081', url: 'https://www.uniprot.org/uniprotkb/P12081/entry' },
    { database: 'ICAP', id: 'AC-20', url: 'https://anapatterns.org/view_pattern.php?pattern=20' },
    { database: 'LOINC', id: '5234-0', url: 'https://loinc.org/5234-0/' },
    { database: 'HPO', id: 'HP:0034152', url: 'https://hpo.jax.org/browse/term/HP:0034152' },
  ];
  const page = { site, path: '/autoantibodies/anti-jo-1' };
  const named = { name: 'Anti-Jo-1', alsoCalled: [], identifiers };
  expect(overviewStructuredData({ kind: 'autoantibody', ...named }, page)).toMatchObject({
    termCode: 'HP:0034152',
    sameAs: ['https://hpo.jax.org/browse/term/HP:0034152'],
  });
  expect(overviewStructuredData({ kind: 'autoantigen', ...named }, page)).toMatchObject({
    sameAs: identifiers.map(({ url }) => url),
  });
});
