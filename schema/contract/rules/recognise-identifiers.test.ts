import { recogniseIdentifiers, recogniseUniprotIds } from './recognise-identifiers.js';

const linksIn = (text: string) => recogniseIdentifiers(text).flatMap(({ href }) => href ?? []);
const joined = (text: string) =>
  recogniseIdentifiers(text)
    .map((piece) => piece.text)
    .join('');

test.each([
  ['PMID:24360484', 'https://pubmed.ncbi.nlm.nih.gov/24360484/'],
  ['PMID 24360484', 'https://pubmed.ncbi.nlm.nih.gov/24360484/'],
  ['PMC5696445', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5696445/'],
  ['doi:10.1084/jem.20190502', 'https://doi.org/10.1084/jem.20190502'],
  ['UniProtKB:P01579', 'https://www.uniprot.org/uniprotkb/P01579/entry'],
  ['UniProtKB:A0A024RBG1', 'https://www.uniprot.org/uniprotkb/A0A024RBG1/entry'],
  ['UniProtKB:P14618-2', 'https://www.uniprot.org/uniprotkb/P14618/entry#P14618-2'],
  ['https://doi.org/10.1186/ar628', 'https://doi.org/10.1186/ar628'],
  ['doi:10.1002/a(b)1:2#3?4', 'https://doi.org/10.1002/a(b)1:2%233%3F4'],
  ['DOID:0080941', 'https://disease-ontology.org/term/DOID:0080941/'],
  ['MONDO:0019624', 'https://monarchinitiative.org/MONDO:0019624'],
  ['HGNC:1228', 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:1228'],
])('%s links to its database', (text, href) => {
  expect(recogniseIdentifiers(text)).toEqual([{ text, href }]);
});

test('identifiers are found between words, and the words stay as they are', () => {
  const text = 'Blood 2013;121:1357; doi:10.1084/jem.20190502. PMC5696445; see DOID:1, HGNC:5438 (IFNG)';
  expect(linksIn(text)).toHaveLength(4);
  expect(joined(text)).toBe(text);
});

test('the punctuation after a DOI is not part of it', () => {
  expect(linksIn('(doi:10.1007/s15010-017-1060-x), and')).toEqual([
    'https://doi.org/10.1007/s15010-017-1060-x',
  ]);
});

test('what only looks like an accession is left alone in prose', () => {
  expect(linksIn('HLA-DRB1*16:02, P01579 and residues 121-131')).toEqual([]);
});

test('every accession of a list links to UniProt', () => {
  expect(recogniseUniprotIds('P01579; Q9NR96')).toEqual([
    { text: 'P01579', href: 'https://www.uniprot.org/uniprotkb/P01579/entry' },
    { text: '; ' },
    { text: 'Q9NR96', href: 'https://www.uniprot.org/uniprotkb/Q9NR96/entry' },
  ]);
});

test('an isoform links to its section on the page of its protein', () => {
  expect(recogniseUniprotIds('p14618-2')).toEqual([
    { text: 'p14618-2', href: 'https://www.uniprot.org/uniprotkb/P14618/entry#P14618-2' },
  ]);
});

test('a text without identifiers is one plain piece', () => {
  expect(recogniseIdentifiers('Neutralises interferon-gamma')).toEqual([
    { text: 'Neutralises interferon-gamma' },
  ]);
  expect(recogniseIdentifiers('')).toEqual([]);
});

test('an identifier in a hostile text links only to its own database', () => {
  const [link] = linksIn('doi:10.1234/"><script>alert(1)</script>');
  expect(link ?? 'https://doi.org/').toMatch(/^https:\/\/doi\.org\//);
});
