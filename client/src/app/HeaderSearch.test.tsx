import { screen, waitFor } from '@testing-library/react';

import { ConfirmDialog } from '../components/ConfirmDialog';
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

test('Ctrl+K leaves the focus in an open dialog', async () => {
  const nothing = () => undefined;
  const { user } = renderApp({
    pages: {
      '/': () => (
        <>
          <Hero />
          <HeaderSearch />
          <ConfirmDialog
            isOpen
            title="Sure?"
            confirmLabel="Yes"
            isBusy={false}
            onConfirm={nothing}
            onClose={nothing}
          >
            A question.
          </ConfirmDialog>
        </>
      ),
    },
    at: '/',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Control>}k{/Control}');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});
