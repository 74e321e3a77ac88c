import { serverPaths } from '@contract/server-paths';
import { Anchor, Button, Tabs } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { copyText } from '../copyText';
import { type CodeView, urlOfCall } from './codeView';
import { curlPostSnippet, curlSnippet, graphqlSnippet, pythonSnippet, rSnippet } from './snippets';
import classes from './UseInCode.module.css';

interface CodeTabsProps {
  readonly view: CodeView;
  /** The origin of the server, as the browser knows it. */
  readonly origin: string;
}

/** A tab for each way to request the data that a page shows. */
export function CodeTabs({ view, origin }: CodeTabsProps) {
  return (
    <Tabs defaultValue="permalink" keepMounted={false} classNames={{ list: classes.tabs, tab: classes.tab }}>
      <Tabs.List aria-label="Languages">
        <Tabs.Tab value="permalink">Permalink</Tabs.Tab>
        <Tabs.Tab value="curl">curl</Tabs.Tab>
        <Tabs.Tab value="graphql">GraphQL</Tabs.Tab>
        <Tabs.Tab value="python">Python</Tabs.Tab>
        <Tabs.Tab value="r">R</Tabs.Tab>
      </Tabs.List>
      <CodeTab value="permalink" note="Addresses of this data, for browsers and programs. No key is needed.">
        <CodeBlock label="This page" code={new URL(view.page, origin).href} />
        <CodeBlock label={shownAs(view)} code={urlOfCall(origin, view.rest)} />
        {view.file && <CodeBlock label={allRows} code={urlOfCall(origin, view.file)} />}
      </CodeTab>
      <CodeTab value="curl" note="For sh, bash and zsh.">
        <CodeBlock label={shownAs(view)} code={curlSnippet(origin, view.rest)} />
        {view.file && <CodeBlock label={allRows} code={curlSnippet(origin, view.file)} />}
      </CodeTab>
      <GraphqlTab view={view} origin={origin} />
      <CodeTab value="python" note="Python 3 and its standard library.">
        <CodeBlock label="Python" code={pythonSnippet(origin, view)} />
      </CodeTab>
      <CodeTab value="r" note="R 4 and jsonlite.">
        <CodeBlock label="R" code={rSnippet(origin, view)} />
      </CodeTab>
    </Tabs>
  );
}

const allRows = 'All rows, as csv';
const shownAs = ({ file }: CodeView): string => (file ? 'Rows of this page, as JSON' : 'This data, as JSON');

function GraphqlTab({ view, origin }: CodeTabsProps) {
  const { query, variables, body, page } = graphqlSnippet(view.graphql);
  const note = (
    <>
      Post the query to <code>{origin + serverPaths.graphql}</code>, or{' '}
      <Anchor href={page}>open it in GraphiQL</Anchor>.
    </>
  );
  return (
    <CodeTab value="graphql" note={note}>
      <CodeBlock label="Query" code={query} />
      <CodeBlock label="Variables" code={variables} />
      <CodeBlock label="Body to post, as JSON" code={body} />
      <CodeBlock label="The same with curl" code={curlPostSnippet(origin + serverPaths.graphql, body)} />
    </CodeTab>
  );
}

interface CodeTabProps {
  readonly value: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function CodeTab({ value, note, children }: CodeTabProps) {
  return (
    <Tabs.Panel value={value} className={classes.way}>
      <p data-text="quiet" className={classes.note}>
        {note}
      </p>
      {children}
    </Tabs.Panel>
  );
}

interface CodeBlockProps {
  /** A short description of the code or its result. */
  readonly label: string;
  readonly code: string;
}

/** A code block with a copy button. */
function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure>
      <figcaption className={classes.caption}>
        <span>{label}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          aria-label={`Copy: ${label}`}
          onClick={() => void copyText(code, 'codeCopied')}
        >
          Copy
        </Button>
      </figcaption>
      {/* Long lines scroll horizontally, which must work without a mouse. */}
      <pre data-text="code" className={classes.code} tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
