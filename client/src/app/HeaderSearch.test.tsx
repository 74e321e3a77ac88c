import { screen } from '@testing-library/react';

import { Hero } from '../features/home/Hero';
import { renderApp } from '../test/renderApp';
import { HeaderSearch } from './HeaderSearch';

const pages = {
  '/': () => (
    <>
      <HeaderSearch />
      <Hero />
    </>
  ),
  '*': HeaderSearch,
};

test.each(['/', '/about'])('Ctrl+K focuses the search field of %s', async (at) => {
  const { user } = renderApp({ pages, at });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('combobox', { name: 'Search entries' })).toHaveFocus();
});
