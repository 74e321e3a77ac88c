import 'graphiql/setup-workers/vite';

import 'graphiql/style.css';

import { GraphiQL } from 'graphiql';
import { type ComponentProps, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { exampleTabs } from './exampleTabs';

/**
 * GraphiQL's tabs hold buttons, which screen readers cannot reach in elements of the role `tab`. They become a plain
 * list of buttons, whenever GraphiQL draws them.
 */
function keepTabsPlain(root: HTMLElement): void {
  const mend = () => {
    for (const list of root.querySelectorAll('[role=tablist]')) list.removeAttribute('role');
    for (const tab of root.querySelectorAll('li[role=tab], li[aria-selected]')) {
      tab.removeAttribute('role');
      tab.removeAttribute('aria-selected');
    }
  };
  new MutationObserver(mend).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'aria-selected'],
  });
}

/** A query with variables, as a GraphiQL tab contains it. */
interface LinkedTab {
  readonly query: string;
  readonly variables: string;
}

/** Returns the query in the hash of this page's address, or `null` if there is none. */
function linkedTab(hash: string): LinkedTab | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const query = params.get('query');
  return query === null ? null : { query, variables: params.get('variables') ?? '{}' };
}

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type Answer = Awaited<ReturnType<Fetcher>>;

/** Posts a query to the address of this page and returns the body, whatever the HTTP status: errors are answers too. */
const fetchGraphql: Fetcher = async (parameters, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...options?.headers,
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(parameters),
  });
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error('The server answered something other than GraphQL');
  return answer;
};

function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element named root');

keepTabsPlain(root);
const linked = linkedTab(window.location.hash);

createRoot(root).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetchGraphql}
      defaultTabs={linked ? [linked, ...exampleTabs] : exampleTabs}
      // In addition to the tabs that this browser has stored.
      {...(linked && { initialQuery: linked.query, initialVariables: linked.variables })}
      defaultEditorToolsVisibility={linked ? 'variables' : false}
    >
      <GraphiQL.Logo>Autoimmune Atlas</GraphiQL.Logo>
    </GraphiQL>
  </StrictMode>,
);
