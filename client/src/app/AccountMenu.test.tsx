import { screen } from '@testing-library/react';

import { makeUser } from '../test/makeUser';
import { renderApp } from '../test/renderApp';
import { AccountMenu } from './AccountMenu';

const inHeader = ['Statistics', 'Explore'];

async function openMenu() {
  const signedInAs = makeUser({ name: 'Ada Lovelace' });
  const { user } = renderApp({
    pages: { '/': () => <AccountMenu user={signedInAs} /> },
    at: '/',
    signedInAs,
  });
  await user.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
  await screen.findByRole('menuitem', { name: 'Profile' });
}

test('the account menu does not repeat links of the header', async () => {
  await openMenu();
  for (const name of inHeader) expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
});
