import { restPaths } from '@contract/rest-paths';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';

import { CodeExample } from '../../components/CodeExample';
import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** How programs get at the same data. */
export function UseByProgram() {
  return (
    <section className={classes.note}>
      <Title order={2}>Use it from a program</Title>
      <Text>
        Open to scripts, without a key.{' '}
        <Anchor component={Link} inherit to={paths.apiDocs}>
          REST and GraphQL
        </Anchor>
      </Text>
      <CodeExample code={`curl '${exampleAddress()}'`} />
    </section>
  );
}

/** Quoted where it is shown: a shell would take the stars and the question mark for its own. */
function exampleAddress(): string {
  return `${window.location.origin}${restPaths.entries}?autoantigen=*thyro*`;
}
