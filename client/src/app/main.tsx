import './theme/mantine.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/global.css';
import './theme/print.css';

import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { createApolloClient } from '../apollo/client';
import { session } from '../session/session';
import { shareCspNonce } from './cspNonce';
import { followTranslation } from './followTranslation';
import { Providers } from './Providers';
import { createRouter } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element named root');

shareCspNonce();
followTranslation(document.body);
session.restore();
session.followOtherTabs();
createRoot(root).render(
  <Providers client={createApolloClient()}>
    <RouterProvider router={createRouter()} />
  </Providers>,
);
