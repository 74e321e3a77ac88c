import { productName } from '@contract/product';

import type { OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';

/** An overview as schema.org data: a defined term. `site` is the address of the database. */
export function overviewStructuredData(overview: OverviewPageFragment, site: string): object {
  const { kind, name, slug, alsoCalled, identifiers } = overview;
  const address = site + paths.overview(kind, slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': address,
    url: address,
    name,
    alternateName: alsoCalled,
    ...(identifiers[0] && { termCode: identifiers[0].id }),
    sameAs: identifiers.map(({ url }) => url),
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: productName, url: `${site}/` },
  };
}
