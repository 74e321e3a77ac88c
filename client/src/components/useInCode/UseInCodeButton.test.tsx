import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '../../test/renderApp';
import { notices } from '../notify';
import { entriesInCode } from './entriesInCode';
import { UseInCodeButton } from './UseInCodeButton';

const view = () =>
  entriesInCode(
    '/entries?disease=Uveitis',
    {
      search: '',
      field: 'all',
      filters: { disease: 'Uveitis' },
      sortBy: 'disease',
      sortOrder: 'asc',
      page: 1,
      limit: 10,
    },
    ['disease'],
  );
const Page = () => <UseInCodeButton view={view} />;

test.each([
  ['Permalink', 'This page', 'http://localhost/entries?disease=Uveitis'],
  ['Permalink', 'All rows, as csv', /export\/data\?format=csv&columns=disease/],
  ['curl', 'Rows of this page, as JSON', /--data-urlencode 'disease=Uveitis'/],
  ['GraphQL', 'Variables', /"eq": "Uveitis"/],
  ['GraphQL', 'The same with curl', /--data-binary/],
  ['Python', 'Python', /"disease": "Uveitis"/],
  ['R', 'R', /"disease" = "Uveitis"/],
])('%s: %s can be read and copied', async (tab, label, code) => {
  const { user } = renderApp({ pages: { '/': Page }, at: '/' });
  await user.click(screen.getByRole('button', { name: 'Use in code' }));
  await user.click(await screen.findByRole('tab', { name: tab }));
  expect(screen.getByRole('region', { name: label })).toHaveTextContent(code);
  await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
  expect(await screen.findByText(notices.codeCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(code);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use in code' })).toHaveFocus());
});

test('passes the query to GraphiQL in the hash of the address', async () => {
  const { user } = renderApp({ pages: { '/': Page }, at: '/' });
  await user.click(screen.getByRole('button', { name: 'Use in code' }));
  await user.click(await screen.findByRole('tab', { name: 'GraphQL' }));
  expect(screen.getByRole('link', { name: 'open it in GraphiQL' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/graphql#query=query\+Entries/),
  );
});
