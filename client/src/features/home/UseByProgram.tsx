import { restPaths } from '@contract/rest-paths';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

import { CodeExample } from '../../components/CodeExample';
import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** How programs access the same data. */
export function UseByProgram() {
  return (
    <section className={classes.note}>
      <Title order={2}>Use it from a program</Title>
      <Text>
        Scripts need no key.{' '}
        <Anchor component={Link} inherit to={paths.apiDocs}>
          REST and GraphQL
        </Anchor>
      </Text>
      <CodeExample code={`curl '${exampleAddress()}'`} />
    </section>
  );
}

/** An example request. The shown URL is quoted because a shell expands `*` and `?`. */
function exampleAddress(): string {
  return `${window.location.origin}${restPaths.entries}?autoantigen=*thyro*`;
}
