import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** Where to find the citation of an entry. */
export function HowToCite() {
  return (
    <section className={classes.note}>
      <Title order={2}>How to cite</Title>
      <Text>
        Every entry has an accession that is never given twice, and every version of it an address that always
        shows that version; “Cite” on its page gives them as text, BibTeX or RIS.{' '}
        <Anchor component={Link} inherit to={`${paths.about}#cite`}>
          Cite the whole database
        </Anchor>
      </Text>
    </section>
  );
}
