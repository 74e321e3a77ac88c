import { identifierRemarks } from './identifierChecks';

test.each([
  'P01579',
  'P01579; Q9NR96',
  'A0A024R1R8;P21980-2',
  '',
  ' ; ',
  'not a protein',
  'Not a protein (dsDNA)',
])('accepts %j, which UniProt accepts', (text) => {
  expect(identifierRemarks('uniprotId', text)).toEqual([]);
});

test.each([
  ['P0157', '“P0157” is not a valid UniProt accession, such as P01579'],
  ['P01579; TG2', '“TG2” is not a valid UniProt accession, such as P01579'],
  ['p01579', 'UniProt writes accessions in capitals: P01579'],
  ['P01579, Q9NR96', 'Separate accessions with a semicolon: P01579; Q9NR96'],
  ['dsDNA', '“dsDNA” is not a valid UniProt accession, such as P01579'],
])('%j as a UniProt ID is remarked on', (text, remark) => {
  expect(identifierRemarks('uniprotId', text)).toEqual([remark]);
});

test.each([
  'Dieterich W. Nat Med 1997;3:797. PMID:9212111; doi:10.1038/nm0797-797',
  'https://doi.org/10.1038/nm0797-797',
  'DOID:10608; MONDO:0005130; HGNC:11778 (TGM2); UniProtKB:P21980; PMC1234567',
  'Found by DOI or PMID alone',
])('has no remark on %j', (text) => {
  expect(identifierRemarks('reference', text)).toEqual([]);
});

test.each([
  ['PMID:12x4', 'PMID:9212111'],
  ['PMID 12345678901', 'PMID:9212111'],
  ['MONDO:5130', 'MONDO:0005130, with seven digits'],
  ['MONDO_0005130', 'MONDO:0005130, with seven digits'],
  ['DOID 10608', 'DOID:10608'],
  ['doi:11.1/x', 'doi:10.1038/nm0797-797'],
])('%j is shown how it is written', (text, example) => {
  expect(identifierRemarks('databaseAccessionNumbers', text)).toEqual([
    `“${text}” is not recognised. Write it as ${example}`,
  ]);
});

test('explains how a bare DOI becomes a link', () => {
  expect(identifierRemarks('reference', 'see 10.1038/nm0797-797; there')).toEqual([
    'Write doi:10.1038/nm0797-797 to make it a link',
  ]);
});

test('shows the same remark once', () => {
  expect(identifierRemarks('reference', 'MONDO:1; MONDO:1')).toHaveLength(1);
});
