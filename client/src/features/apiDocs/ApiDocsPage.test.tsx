import { screen, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import { renderApp } from '../../test/renderApp';
import { ApiDocsPage } from './ApiDocsPage';

test.each([
  [
    'REST',
    'Open the REST reference',
    '/api/docs',
    "curl 'http://localhost/api/disease?disease=graves*&limit=2'",
  ],
  ['GraphQL', 'Open the GraphQL editor', '/graphql', "curl 'http://localhost/graphql'"],
])('links to %s and shows an example to copy', async (name, link, address, example) => {
  const { user } = renderApp({ pages: { '/api-docs': ApiDocsPage }, at: '/api-docs' });
  const api = within(screen.getByRole('region', { name }));
  expect(api.getByRole('link', { name: link })).toHaveAttribute('href', address);
  await user.click(api.getByRole('button', { name: `Copy ${name} example` }));
  expect(await screen.findByText(notices.exampleCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain(example);
});

test('states that writing needs an account, with examples of signing in and creating an entry', () => {
  renderApp({ pages: { '/api-docs': ApiDocsPage }, at: '/api-docs' });
  expect(screen.getByText(/Writing needs an account/)).toBeInTheDocument();
  const writing = screen.getByRole('region', { name: 'Writing' });
  expect(writing).toHaveTextContent("curl 'http://localhost/api/auth/login'");
  expect(writing).toHaveTextContent(/authorization: Bearer TOKEN.+idempotency-key: /);
});
