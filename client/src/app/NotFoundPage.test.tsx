import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '../test/renderApp';
import { NotFoundPage } from './NotFoundPage';
import { searchTermsOf } from './searchTermsOf';

const visit = (at: string) => renderApp({ pages: { '/entries': () => 'The list', '*': NotFoundPage }, at });

test('shows the unknown address and offers a search for its words', async () => {
  const { user } = visit('/diseases/lupus-nephritis.html');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByText('/diseases/lupus-nephritis.html', { selector: 'code' })).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('lupus nephritis');
  await user.type(screen.getByRole('combobox'), '{Enter}');
  await waitFor(() => {
    expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=lupus+nephritis');
  });
});

test('links to the entry whose accession is in the address', () => {
  visit('/entry/aia0000042');
  expect(screen.getByRole('link', { name: 'entry AIA0000042' })).toHaveAttribute(
    'href',
    '/entries/AIA0000042',
  );
});

test.each([
  ['/100%', '100%'],
  ['/disease/Sj%C3%B6gren_syndrome/', 'Sjögren syndrome'],
  ['/', ''],
])('reads in %s the words %j', (address, words) => {
  expect(searchTermsOf(address)).toBe(words);
});
