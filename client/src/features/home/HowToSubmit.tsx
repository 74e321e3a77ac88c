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
        Something is missing? No account is needed, and a reviewer reads every proposal. An entry is wrong?
        “Suggest a correction” is on its page.{' '}
        <Anchor component={Link} inherit to={paths.submit()}>
          Propose an entry
        </Anchor>
      </Text>
    </section>
  );
}
