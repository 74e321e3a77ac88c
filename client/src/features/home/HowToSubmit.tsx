import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** How to propose additions. */
export function HowToSubmit() {
  return (
    <section className={classes.note}>
      <Title order={2}>How to contribute</Title>
      <Text>
        If an entry is missing, propose it: no account is needed, and a reviewer reads every proposal. If an
        entry is wrong, use “Suggest a correction” on its page.{' '}
        <Anchor component={Link} inherit to={paths.submit()}>
          Propose an entry
        </Anchor>
      </Text>
    </section>
  );
}
