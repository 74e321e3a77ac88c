import { storageKeys } from '@contract/storage-keys';
import { screen, waitFor } from '@testing-library/react';

import { address } from '../../test/renderApp';
import { jo1Suggestions, listedOptions, visit } from '../../test/searchBox';

afterEach(() => localStorage.clear());

test('stores only the searches, and offers them while the field is empty', async () => {
  const { user, field, type } = visit(jo1Suggestions);
  await type('never sent');
  await user.clear(field);
  expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
  await type('lupus{Enter}');
  await waitFor(() => expect(localStorage.getItem(storageKeys.recentSearches)).toContain('lupus'));
});

const store = (...texts: readonly string[]) =>
  localStorage.setItem(
    storageKeys.recentSearches,
    JSON.stringify(texts.map((text) => ({ text, field: null }))),
  );

test('recent searches can be repeated, and removed one by one or all together', async () => {
  store('one', 'two', 'three', 'four');
  const { user, field } = visit();
  await user.click(field);
  expect(await screen.findByRole('listbox', { name: 'Recent searches' })).toBeInTheDocument();
  expect(screen.getByText('4 recent searches')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Remove two from recent searches' }));
  expect(listedOptions()).toEqual(['one', 'three', 'four']);
  await user.keyboard('{ArrowDown}{Delete}');
  expect(listedOptions()).toEqual(['three', 'four']);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
});

test('a recent search opens the same page again', async () => {
  localStorage.setItem(
    storageKeys.recentSearches,
    JSON.stringify([{ text: 'Uveitis', field: 'disease' }, { text: 'sm', field: 'password' }, 7]),
  );
  const { user, field } = visit();
  await user.click(field);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'UveitisDisease',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/diseases/uveitis'));
});
