import { screen } from '@testing-library/react';

import { routes } from '../../../paths';
import { diseasesAnswer, entriesAnswer, makeEntry } from '../../../test/entries';
import { renderApp } from '../../../test/renderApp';
import { EntriesPage } from './EntriesPage';

const again = /to import again$/;

async function openMenu(at: string) {
  const { user } = renderApp({
    pages: { [routes.entries]: EntriesPage },
    at,
    answers: [entriesAnswer([makeEntry()]), diseasesAnswer()],
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByRole('menuitem', { name: /^CSV/ });
  return user;
}

test('a csv of the columns shown is not said to be for importing, as its rows do not name their entries', async () => {
  const user = await openMenu('/entries?columns=disease,autoantibody,autoantigen');
  expect(screen.queryByRole('menuitem', { name: again })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitemradio', { name: 'All columns' }));
  expect(screen.getByRole('menuitem', { name: again })).toHaveTextContent(/^CSV/);
});

test('with the accession among the columns shown it can be imported again', async () => {
  await openMenu('/entries');
  expect(screen.getByRole('menuitem', { name: again })).toHaveTextContent(/^CSV/);
});
