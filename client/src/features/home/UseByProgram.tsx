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
        <Anchor inherit href={paths.apiDocs}>
          REST
        </Anchor>{' '}
        and through{' '}
        <Anchor inherit href={paths.graphql}>
          GraphQL
        </Anchor>
        .
      </Text>
      <pre className={classes.code} tabIndex={0} aria-label="Example of a request">
        <code>curl {window.location.origin}/api/disease?autoantigen=*thyro*</code>
      </pre>
    </section>
  );
}
