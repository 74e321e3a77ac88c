import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';

import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { exampleTabs } from './exampleTabs';
import { fetchGraphql } from './fetchGraphql';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element named root');

createRoot(root).render(
  <StrictMode>
    <GraphiQL fetcher={fetchGraphql} defaultTabs={exampleTabs} defaultEditorToolsVisibility={false}>
      <GraphiQL.Logo>Autoimmune Atlas</GraphiQL.Logo>
    </GraphiQL>
  </StrictMode>,
);
