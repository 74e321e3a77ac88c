import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import { createCache } from '../apollo/client';
import { resolveVariables, theme } from '../app/theme/theme';
import { Notifications } from '../components/Notifications';

interface RenderAppOptions {
  /** The pages by the pattern of their address. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** Where the visit starts. */
  readonly at: string;
  /** What the server answers, in order; what is not listed fails. */
  readonly answers?: readonly MockLink.MockedResponse[];
}

/** Shows pages as the application does, with the real cache and theme; only the network is made up. */
export function renderApp({ pages, at, answers = [] }: RenderAppOptions) {
  const user = userEvent.setup();
  render(
    <MockedProvider mocks={answers} cache={createCache()} mockLinkDefaultOptions={{ delay: 0 }}>
      <MantineProvider env="test" theme={theme} cssVariablesResolver={resolveVariables}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
          <Address />
        </MemoryRouter>
        <Notifications />
      </MantineProvider>
    </MockedProvider>,
  );
  return { user };
}

/** Where the visit has come to, for tests to look at. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>;
}
