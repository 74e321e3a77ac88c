import { clientPages } from '@contract/client-pages';
import { restPaths } from '@contract/rest-paths';
import { serverPaths } from '@contract/server-paths';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { CodeExample } from '../../components/CodeExample';
import { PageTitle } from '../../components/PageTitle';
import { paths } from '../../paths';
import classes from './ApiDocsPage.module.css';

/** The documentation of both APIs, REST and GraphQL. */
export function ApiDocsPage() {
  const { origin } = window.location;
  return (
    <div data-stack="16" style={{ maxWidth: '68rem' }}>
      <PageTitle title={clientPages.apiDocs.title}>Use it from a program</PageTitle>
      <Text size="md" maw="70ch">
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
      <section data-stack="12" data-framed className={classes.writing} aria-label="Writing">
        <Title order={2}>Writing</Title>
        <Text maw="70ch">
          Sign in. The response contains a token, which is valid for 12 hours unless the server sets another
          time.
        </Text>
        <CodeExample code={signInExample(origin)} what="example of signing in" />
        <Text maw="70ch">
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
    <section data-framed className={classes.api} aria-label={name}>
      <Title order={2}>{name}</Title>
      <Text>{children}</Text>
      <CodeExample code={example} what={`${name} example`} />
      <Group gap="8px 20px" data-screen-only>
        {action}
      </Group>
    </section>
  );
}

/** A REST request. The URL is quoted because a shell expands `*` and `?`. */
function restExample(origin: string): string {
  return `curl '${origin}${restPaths.entries}?disease=graves*&limit=2'`;
}

/** A sign-in request; the response contains the token. */
function signInExample(origin: string): string {
  const body = { email: 'you@example.org', password: 'your password' };
  return `curl '${origin}${restPaths.login}' -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}

/** A request that creates an entry. Repeating it with the same idempotency key creates no second entry. */
function createExample(origin: string): string {
  const body = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'Transglutaminase 2' };
  const headers = [
    'content-type: application/json',
    'authorization: Bearer TOKEN',
    'idempotency-key: A-NEW-UUID',
  ];
  const options = headers.map((header) => `-H '${header}'`).join(' \\\n  ');
  return `curl '${origin}${restPaths.entries}' \\\n  ${options} \\\n  -d '${JSON.stringify(body)}'`;
}

/** The same query in GraphQL, which selects the fields of each entry. */
function graphqlExample(origin: string): string {
  const query =
    '{ entries(filter: {disease: {startsWith: "Graves"}}, limit: 2) { items { accession autoantigen } } }';
  return (
    `curl '${origin}${serverPaths.graphql}' -H 'content-type: application/json' \\\n  -d ` +
    `'${JSON.stringify({ query })}'`
  );
}
