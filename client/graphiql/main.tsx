import 'graphiql/setup-workers/vite';

import 'graphiql/style.css';

import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { exampleTabs } from './exampleTabs';
import { fetchGraphql } from './fetchGraphql';
import { linkedTab } from './linkedTab';
import { keepTabsPlain } from './plainTabs';

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
