import { restPaths } from '@contract/rest-paths';
import { Anchor, Text, Title } from '@mantine/core';

import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** How programs get at the same data. */
export function UseByProgram() {
  return (
    <section className={classes.note}>
      <Title order={2}>Use it from a program</Title>
      <Text>
        Everything you see here is open to scripts, without a key: through{' '}
        <Anchor inherit href={paths.restReference}>
          REST
        </Anchor>{' '}
        and through{' '}
        <Anchor inherit href={paths.graphql}>
          GraphQL
        </Anchor>
        .
      </Text>
      <pre className={classes.code}>
        <code>curl '{exampleAddress()}'</code>
      </pre>
    </section>
  );
}

/** Quoted where it is shown: a shell would take the stars and the question mark for its own. */
function exampleAddress(): string {
  return `${window.location.origin}${restPaths.entries}?autoantigen=*thyro*`;
}
