import { formatVersionedAccession } from '../../../schema/contract/accession.js';
import { clientPages } from '../../../schema/contract/client-pages.js';
import { dataAuthors, dataLicence } from '../../../schema/contract/dataset.js';
import { entryFields } from '../../../schema/contract/entry-fields.js';
import { describeEntry, entryTitle } from '../../../schema/contract/entry-title.js';
import { exportFormats } from '../../../schema/contract/export-formats.js';
import { productName } from '../../../schema/contract/product.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import {
  recogniseIdentifiers,
  recogniseUniprotIds,
} from '../../../schema/contract/rules/recognise-identifiers.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Overview } from '../../nouns/overview.js';

/** Facts about the whole database: its address, its size and the time of the last change. */
export interface DatasetFacts {
  /** The address of the site, without a trailing slash. */
  readonly site: string;
  readonly entries: number;
  /** Absent if there are no entries. */
  readonly modifiedAt?: string | undefined;
}

const offered = ['csv', 'json', 'xlsx'] as const;

/** The description of the whole database in schema.org terms, for search engines of data sets. */
export function datasetDescription({ site, entries, modifiedAt }: DatasetFacts): object {
  const address = `${site}/`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': address,
    url: address,
    name: `${productName}: autoantibodies and their antigens in autoimmune diseases`,
    alternateName: productName,
    description:
      `An open database of ${entries.toLocaleString('en')} entries. Each links one autoimmune disease to one ` +
      'autoantibody, the self-antigen it binds and, where known, the epitope, with identifiers, assays, clinical ' +
      'meaning and literature. For research and teaching; it is not medical advice.',
    license: dataLicence.href,
    creator: { '@type': 'Organization', name: dataAuthors, url: `${site}/about` },
    publisher: ofProduct('Organization', site),
    includedInDataCatalog: ofProduct('DataCatalog', site),
    isAccessibleForFree: true,
    inLanguage: 'en',
    keywords,
    measurementTechnique: 'Curation of published knowledge about immunoassays',
    variableMeasured: entryFields.map(({ name, label, description }) => ({
      '@type': 'PropertyValue',
      propertyID: name,
      name: label,
      description,
    })),
    distribution: offered.map((format) => ({
      '@type': 'DataDownload',
      name: `All entries as ${format.toUpperCase()}`,
      encodingFormat: exportFormats[format].mediaType.split(';')[0],
      contentUrl: `${site}${restPaths.exportEntries}?format=${format}`,
    })),
    ...(modifiedAt === undefined
      ? {}
      : { dateModified: modifiedAt, version: modifiedAt.slice(0, 'YYYY-MM-DD'.length) }),
  };
}

const keywords = [
  'autoimmune disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'immunology',
  'diagnostic marker',
  'immunoassay',
  'UniProt',
  'Disease Ontology',
  'MONDO',
  'HGNC',
];

/**
 * What an overview is about as schema.org data: a defined term at an address. Of an autoantibody only its HPO terms are
 * the same: a test, a pattern or the protein that it binds is something else, as in the SSSOM export.
 */
export function overviewStructuredData(
  overview: Pick<Overview, 'kind' | 'name' | 'alsoCalled' | 'identifiers'>,
  { site, path }: { readonly site: string; readonly path: string },
): object {
  const address = site + path;
  const { kind, name, alsoCalled } = overview;
  const identifiers = overview.identifiers.filter(
    ({ database }) => kind !== 'autoantibody' || database === 'HPO',
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': address,
    url: address,
    name,
    alternateName: alsoCalled,
    ...(identifiers[0] && { termCode: identifiers[0].id }),
    sameAs: identifiers.map(({ url }) => url),
    inDefinedTermSet: ofProduct('DefinedTermSet', site),
  };
}

/** An entry as schema.org data, for search engines and reference managers. */
export function entryStructuredData(entry: EntryView, site: string): object {
  const address = `${site}${clientPages.entries.path}/${entry.accession}`;
  const cited = `${site}${clientPages.entries.path}/${formatVersionedAccession(entry)}`;
  const version = String(entry.version);
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': address,
    url: address,
    identifier: entry.accession,
    name: entryTitle(entry),
    description: describeEntry(entry),
    version,
    // What citations refer to: the entry itself may change.
    workExample: { '@type': 'Dataset', '@id': cited, url: cited, version },
    dateCreated: entry.createdAt.toISOString(),
    dateModified: entry.updatedAt.toISOString(),
    license: dataLicence.href,
    isAccessibleForFree: true,
    publisher: ofProduct('Organization', site),
    includedInDataCatalog: ofProduct('DataCatalog', site),
    about: [
      { '@type': 'MedicalCondition', name: entry.disease, sameAs: linksOfDisease(entry) },
      { '@type': 'Thing', name: entry.autoantibody },
      { '@type': 'Thing', name: entry.autoantigen, sameAs: linksOfAntigen(entry) },
    ],
    citation: linksIn(entry.reference),
  };
}

const ofDisease = /^(?:DOID|MONDO):/i;

function linksOfDisease({ databaseAccessionNumbers }: EntryView): readonly string[] {
  return linksIn(databaseAccessionNumbers, (text) => ofDisease.test(text));
}

function linksOfAntigen({ uniprotId, databaseAccessionNumbers }: EntryView): readonly string[] {
  const ofUniprot = recogniseUniprotIds(uniprotId ?? '').flatMap(({ href }) => href ?? []);
  const others = linksIn(databaseAccessionNumbers, (text) => !ofDisease.test(text));
  return [...new Set([...ofUniprot, ...others])];
}

function linksIn(text: string | null, isWanted: (text: string) => boolean = () => true): readonly string[] {
  return recogniseIdentifiers(text ?? '')
    .filter((piece) => isWanted(piece.text))
    .flatMap(({ href }) => href ?? []);
}

function ofProduct(type: 'Organization' | 'DataCatalog' | 'DefinedTermSet', site: string): object {
  return { '@type': type, name: productName, url: `${site}/` };
}
