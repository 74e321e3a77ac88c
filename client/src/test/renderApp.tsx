import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { from, mergeMap } from 'rxjs';

import { createApolloClient } from '../apollo/client';
import { LookupProvider } from '../app/LookupProvider';
import { SessionWatch } from '../app/SessionWatch';
import { resolveVariables, theme } from '../app/theme/theme';
import { Notifications } from '../components/Notifications';
import { session } from '../session/session';
import type { SessionUser } from '../session/sessionUser';
import { makeUser } from './makeUser';
import { meaningAnswer } from './names';
import { reportUnmockedRequest } from './unexpected';

/** The server's answers, in order; an unlisted request fails the test. */
export type Answers = readonly MockLink.MockedResponse[];

interface RenderAppOptions {
  /** The pages by the pattern of their address. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** The initial address. */
  readonly at: string;
  /** The signed-in person. @default none */
  readonly signedInAs?: Partial<SessionUser>;
  /** @default none */
  readonly answers?: Answers;
}

const mockOptions: MockLink.Options = { defaultOptions: { delay: 0 }, showWarnings: false };

/** Every form asks what its names mean; this is the answer unless a test gives another one. */
const noMeaningAnswer = meaningAnswer(() => true, []);

/** Fails the test for an unlisted request. */
const unmockedRequestLink = new ErrorLink(({ error, operation: { operationName, variables } }) => {
  if (!error.message.startsWith('No more mocked responses')) return;
  reportUnmockedRequest(`${operationName} ${JSON.stringify(variables)}`);
});

/** Renders pages as the application does, with the real cache and theme; only the network is mocked. */
export function renderApp({ pages, at, signedInAs, answers = [] }: RenderAppOptions) {
  const user = userEvent.setup();
  session.end('silent');
  session.restore();
  if (signedInAs) session.start({ token: 'token-of-a-test', user: makeUser(signedInAs) });
  const { holdingLink, hold } = createHoldingLink();
  const server = ApolloLink.from([
    unmockedRequestLink,
    holdingLink,
    new MockLink([...answers, noMeaningAnswer], mockOptions),
  ]);
  const router = routerOf(pages, at);
  render(
    <ApolloProvider client={createApolloClient(server)}>
      <MantineProvider env="test" theme={theme} cssVariablesResolver={resolveVariables}>
        <LookupProvider>
          <RouterProvider router={router} />
        </LookupProvider>
        <Notifications />
      </MantineProvider>
    </ApolloProvider>,
  );
  // Without focus no notification closes while a slow test waits.
  fireEvent.blur(window);
  /** Goes to another address, as with the links of the header. */
  const goTo = (path: string) => act(() => router.navigate(path));
  const goBack = () => act(() => router.navigate(-1));
  return { user, goTo, goBack, hold };
}

/**
 * A slow network: `hold` delays what is sent from then on, until the function that it returns is called, which waits
 * until the page has followed the answers.
 */
function createHoldingLink() {
  let held: Promise<void> | null = null;
  const holdingLink = new ApolloLink((operation, forward) =>
    held === null ? forward(operation) : from(held).pipe(mergeMap(() => forward(operation))),
  );
  const hold = () => {
    let answer: () => void = () => undefined;
    held = new Promise((resolve) => {
      answer = resolve;
    });
    return () => {
      held = null;
      answer();
      return act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    };
  };
  return { holdingLink, hold };
}

/** The address of the page that is shown. */
export const address = () => screen.getByLabelText('Address').textContent;

/** A data router like the application's, because navigation blockers need one. */
function routerOf(pages: RenderAppOptions['pages'], at: string) {
  const children = Object.entries(pages).map(([path, Component]) => ({ path, Component }));
  return createMemoryRouter([{ Component: Frame, children: [...children, { path: '*', element: null }] }], {
    initialEntries: [at],
  });
}

function Frame() {
  return (
    <>
      <Outlet />
      <Address />
      <SessionWatch />
    </>
  );
}

/** Displays the current location for tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>;
}
