import { clientPages } from '@contract/client-pages';
import { serverPaths } from '@contract/server-paths';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { CodeExample } from '../../components/CodeExample';
import { PageTitle } from '../../components/PageTitle';
import { paths } from '../../paths';
import classes from './ApiDocsPage.module.css';
import { createExample, graphqlExample, restExample, signInExample } from './examples';

/** The documentation of both APIs, REST and GraphQL. */
export function ApiDocsPage() {
  const { origin } = window.location;
  return (
    <div data-stack="16" className={classes.page}>
      <PageTitle title={clientPages.apiDocs.title}>Use it from a program</PageTitle>
      <Text size="md" className={classes.lead}>
        Scripts can read, search and export without a key. Writing needs an account. Both APIs have the same
        entries, fields and search.
      </Text>
      <div className={classes.apis}>
        <ApiSection
          name="REST"
          example={restExample(origin)}
          action={
            <>
              <Button component="a" href={paths.restReference}>
                Open the REST reference
              </Button>
              <Anchor href={serverPaths.openapi} size="sm" lh="24px">
                OpenAPI description
              </Anchor>
            </>
          }
        >
          One address for each request, JSON responses, and exports as CSV, TSV, XLSX, JSON and NDJSON. A star
          matches any text.
        </ApiSection>
        <ApiSection
          name="GraphQL"
          example={graphqlExample(origin)}
          action={
            <Button component="a" href={paths.graphql}>
              Open the GraphQL editor
            </Button>
          }
        >
          Request exactly the fields you need, with related entries in the same query. The editor completes
          your input and explains every field.
        </ApiSection>
      </div>
      <section data-stack="12" className={classes.writing} aria-label="Writing">
        <Title order={2}>Writing</Title>
        <Text className={classes.lead}>
          Sign in. The response contains a token, which is valid for 12 hours unless the server sets another
          time.
        </Text>
        <CodeExample code={signInExample(origin)} what="example of signing in" />
        <Text className={classes.lead}>
          Send the token with every change, by REST and by GraphQL. By REST, you can safely repeat a request
          that has an Idempotency-Key and got no response.
        </Text>
        <CodeExample code={createExample(origin)} what="example of a new entry" />
      </section>
    </div>
  );
}

interface ApiSectionProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly example: string;
  readonly action: ReactNode;
}

function ApiSection({ name, children, example, action }: ApiSectionProps) {
  return (
    <section className={classes.api} aria-label={name}>
      <Title order={2}>{name}</Title>
      <Text>{children}</Text>
      <CodeExample code={example} what={`${name} example`} />
      <Group gap="8px 20px" data-screen-only>
        {action}
      </Group>
    </section>
  );
}
