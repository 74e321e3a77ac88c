import { Text, Title } from '@mantine/core';

import classes from './HomePage.module.css';

/** Where the data comes from, and what it is not. */
export function AboutData() {
  return (
    <section className={classes.note}>
      <Title order={2}>Where it comes from</Title>
      <Text>
        Each entry was compiled from published literature and names its references. Diseases carry Disease
        Ontology and MONDO identifiers, antigens UniProt and HGNC ones.
      </Text>
      <Text>
        It is made for research and teaching. It is not medical advice, and no finding here replaces the
        judgement of a laboratory or a physician.
      </Text>
    </section>
  );
}
