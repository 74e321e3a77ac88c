import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import { entryFieldNames } from '../entry-fields.js';
import { recogniseIdentifiers, recogniseUniprotIds } from './recognise-identifiers.js';

const rows = parse<Record<string, string>>(readFileSync('data/starter-entries.csv'), { columns: true });
const valuesOf = (field: string) => rows.map((row) => row[field] ?? '').filter((value) => value !== '');
const prose = entryFieldNames.filter((field) => field !== 'uniprotId').flatMap(valuesOf);

/** Splits at white space only, which is cruder than the recogniser and independent of it. */
const identifiersIn = (text: string) =>
  text
    .split(/[;\s]+/)
    .map((word) => word.replace(/^\(+|[,.]+$/g, ''))
    .filter((word) => /^(?:DOID|MONDO|HGNC|UniProtKB|PMID|doi):|^PMC\d/.test(word));
const linksIn = (text: string) => recogniseIdentifiers(text).filter(({ href }) => href !== undefined);

test('every identifier in the starter entries is recognised, and nothing else is', () => {
  const wrong = prose.filter(
    (value) =>
      linksIn(value)
        .map(({ text }) => text)
        .join() !== identifiersIn(value).join(),
  );
  expect(wrong).toEqual([]);
  expect(prose.flatMap(linksIn).length).toBeGreaterThan(1500);
});

test('every starter entry names a source by its identifier, but for one', () => {
  const publication = /pubmed|pmc\.ncbi|doi\.org/;
  const without = rows.filter(
    ({ reference = '' }) => !linksIn(reference).some(({ href }) => publication.test(href ?? '')),
  );
  expect(without.map(({ autoantibody }) => autoantibody)).toEqual(['Anti-LUZP4']);
});

test('every UniProt ID of the starter entries is a link', () => {
  for (const value of valuesOf('uniprotId')) {
    expect(recogniseUniprotIds(value)).toEqual([
      { text: value, href: `https://www.uniprot.org/uniprotkb/${value}/entry` },
    ]);
  }
});

test('every link is an address on the web', () => {
  const addresses = prose.flatMap(linksIn).map(({ href }) => new URL(href ?? ''));
  expect(new Set(addresses.map(({ protocol }) => protocol))).toEqual(new Set(['https:']));
  expect([...new Set(addresses.map(({ host }) => host))].sort()).toEqual([
    'disease-ontology.org',
    'doi.org',
    'monarchinitiative.org',
    'pmc.ncbi.nlm.nih.gov',
    'pubmed.ncbi.nlm.nih.gov',
    'www.genenames.org',
    'www.uniprot.org',
  ]);
});
