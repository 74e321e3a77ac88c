import { Text } from '@mantine/core';

import { PageTitle } from '../../components/PageTitle';
import { SearchBox } from '../../components/SearchBox';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** One example of each searchable kind: a name with an accent, an antibody, an antigen, an accession. */
const examples = ['Sjögren', 'anti-Ro52', 'interferon gamma', 'P01579'] as const;

/** The introduction of the home page, with the search box. */
export function Hero() {
  return (
    <section data-stack="16">
      <PageTitle title="Autoimmune Atlas" className={classes.title}>
        Which autoantibodies occur in which disease, and what they bind
      </PageTitle>
      <Text size="md" className={classes.lead}>
        Autoimmune Atlas is an open database that links autoimmune diseases to their autoantibodies,
        self-antigens and epitopes, with the assays, clinical meaning and literature behind each link. Names
        and identifiers come from <TextLink to={`${paths.about}#sources`}>public sources</TextLink>: Disease
        Ontology, MONDO, UniProt and HGNC.
      </Text>
      <SearchBox label="Search entries" placeholder="Disease, antibody, antigen or UniProt ID" size="lg" />
      <Text size="sm" c="dimmed" className={classes.examples}>
        Try{' '}
        {examples.map((search) => (
          <TextLink key={search} to={paths.search(search)}>
            {search}
          </TextLink>
        ))}
        or <TextLink to={paths.entries()}>browse all entries</TextLink>
      </Text>
    </section>
  );
}
