import { clientPages } from '@contract/client-pages';
import { restPaths } from '@contract/rest-paths';
import { Anchor, Button, Text, Title } from '@mantine/core';
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
    <div className={classes.page}>
      <PageTitle title={clientPages.apiDocs.title}>Use it from a program</PageTitle>
      <Text size="md" className={classes.lead}>
        Reading, searching and exporting are open to scripts, without a key; writing needs an account. Both
        ways read the same entries, search them alike and know the same fields.
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
              <Anchor href={restPaths.openapi} size="sm">
                OpenAPI description
              </Anchor>
            </>
          }
        >
          One address for each question, answers as JSON. For scripts and spreadsheets; exports as CSV, TSV,
          JSON and NDJSON. A star stands for any text.
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
          Ask for exactly the fields you need, and for related entries in the same question. The editor
          completes what you type and explains every field.
        </ApiSection>
      </div>
      <section className={classes.writing} aria-label="Writing">
        <Title order={2}>Writing</Title>
        <Text className={classes.lead}>Sign in; the answer holds a token, which works until it expires.</Text>
        <CodeExample code={signInExample(origin)} />
        <Text className={classes.lead}>
          Send it with whatever you change, by REST as by GraphQL. An Idempotency-Key of your own makes it
          safe to send the same request again when no answer came.
        </Text>
        <CodeExample code={createExample(origin)} />
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
      <CodeExample code={example} />
      <div className={classes.action}>{action}</div>
    </section>
  );
}
