import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** The sources of the data, and its limits. */
export function AboutData() {
  return (
    <section className={classes.note}>
      <Title order={2}>Where the data come from</Title>
      <Text>
        The entries summarise published knowledge. Diseases have Disease Ontology and MONDO identifiers,
        antigens UniProt and HGNC identifiers.{' '}
        <Anchor component={Link} inherit to={`${paths.about}#sources`}>
          Sources and checks
        </Anchor>
      </Text>
      <Text>For research and teaching. It is not medical advice.</Text>
    </section>
  );
}
