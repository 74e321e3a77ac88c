import { describeEntry, entryTitle } from '@contract/entry-title';
import { productName } from '@contract/product';

import {
  recogniseIdentifiers,
  recogniseUniprotIds,
} from '../../../components/identifiers/recogniseIdentifiers';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';

/** An entry as schema.org data, for search engines and reference managers. `site` is the address of the database. */
export function entryStructuredData(entry: EntryFieldsFragment, site: string): object {
  const address = site + paths.entry(entry.accession);
  const cited = site + paths.entryVersion(entry);
  const version = String(entry.version);
  const publisher = { '@type': 'Organization', name: productName, url: new URL('/', address).href };
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
    dateCreated: entry.createdAt,
    dateModified: entry.updatedAt,
    isAccessibleForFree: true,
    publisher,
    includedInDataCatalog: { '@type': 'DataCatalog', name: publisher.name, url: publisher.url },
    about: [
      { '@type': 'MedicalCondition', name: entry.disease, sameAs: linksOfDisease(entry) },
      { '@type': 'Thing', name: entry.autoantibody },
      { '@type': 'Thing', name: entry.autoantigen, sameAs: linksOfAntigen(entry) },
    ],
    citation: linksIn(entry.reference),
  };
}

const ofDisease = /^(?:DOID|MONDO):/i;

function linksOfDisease({ databaseAccessionNumbers }: EntryFieldsFragment): readonly string[] {
  return linksIn(databaseAccessionNumbers, (text) => ofDisease.test(text));
}

function linksOfAntigen({ uniprotId, databaseAccessionNumbers }: EntryFieldsFragment): readonly string[] {
  const ofUniprot = recogniseUniprotIds(uniprotId ?? '').flatMap(({ href }) => href ?? []);
  const others = linksIn(databaseAccessionNumbers, (text) => !ofDisease.test(text));
  return [...new Set([...ofUniprot, ...others])];
}

function linksIn(text: string | null, isWanted: (text: string) => boolean = () => true): readonly string[] {
  return recogniseIdentifiers(text ?? '')
    .filter((piece) => isWanted(piece.text))
    .flatMap(({ href }) => href ?? []);
}
