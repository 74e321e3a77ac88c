import { entryFields } from './entry-fields.js';
import { exportFormats } from './export-formats.js';
import { productName } from './product.js';
import { restPaths } from './rest-paths.js';

/** The license of the entries. */
export const dataLicence = {
  name: 'CC BY 4.0',
  href: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
export const dataAuthors = 'The Autoimmune Atlas authors';

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
  const organization = { '@type': 'Organization', name: productName, url: address };
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
    publisher: organization,
    includedInDataCatalog: { '@type': 'DataCatalog', name: productName, url: address },
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
