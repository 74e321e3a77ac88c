import { screen } from '@testing-library/react';

import { makeUser } from '../test/makeUser';
import { setPhoneWindow } from '../test/phoneWindow';
import { renderApp } from '../test/renderApp';
import { AccountMenu } from './AccountMenu';

const ways = { Statistics: '/statistics', Explore: '/explore' };

afterEach(() => jest.restoreAllMocks());

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

test('in a narrow header the account menu links to statistics and network', async () => {
  setPhoneWindow();
  await openMenu();
  for (const [name, href] of Object.entries(ways))
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
});

test('in a wide header the account menu does not repeat these links', async () => {
  await openMenu();
  for (const name of Object.keys(ways))
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
});
