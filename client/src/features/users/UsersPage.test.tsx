import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { UserFiguresDocument } from '../../generated/users';
import { routes } from '../../paths';
import { noAnswer } from '../../test/answers';
import { setPhoneWindow } from '../../test/phoneWindow';
import { address, renderApp } from '../../test/renderApp';
import { figuresAnswer, makeAccount, stateOf, usersAnswer } from '../../test/users';
import { UsersPage } from './UsersPage';

const visit = (at: string, answers: readonly MockLink.MockedResponse[]) =>
  renderApp({ pages: { [routes.users]: UsersPage }, at, signedInAs: { role: 'Admin' }, answers });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

afterEach(() => jest.restoreAllMocks());

test('lists users with number, role, state and last sign-in, with links', async () => {
  const ada = makeAccount({ name: 'Ada Lovelace', username: 'ada', lastLoginAt: '2026-11-19T08:00:00.000Z' });
  visit('/users', [usersAnswer([ada], {}, 61), figuresAnswer()]);
  expect(screen.getByRole('status', { name: 'Loading users' })).toBeInTheDocument();
  const cells = within(await row('Ada Lovelace'));
  expect(cells.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/users/${ada.id}`);
  for (const text of ['ada', ada.email, 'Curator', 'Active', '19 Nov 2026', '20 Nov 2026'])
    expect(cells.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('61 users')).toBeInTheDocument();
  expect(screen.getByText('1–10 of 61')).toBeInTheDocument();
  expect(document.title).toBe('Users · Autoimmune Atlas');
});

test('shows why the owner of an account cannot sign in', async () => {
  visit('/users', [
    usersAnswer([
      makeAccount({ name: 'Ida', account: stateOf({ hasPassword: false }) }),
      makeAccount({ name: 'Lou', account: stateOf({ lockedUntil: '2026-11-20T09:30:00.000Z' }) }),
      makeAccount({ name: 'Ina', isActive: false, account: stateOf({ hasPassword: false }) }),
      makeAccount({ name: 'Clo', isActive: false, account: stateOf({ isClosed: true }) }),
    ]),
    figuresAnswer(),
  ]);
  for (const [name, state] of [
    ['Ida', 'Invited'],
    ['Lou', /^Locked until \d\d:\d\d$/],
    ['Ina', 'Inactive'],
    ['Clo', 'Closed'],
  ] as const)
    expect(within(await row(name)).getByText(state)).toBeInTheDocument();
});

test('counts users, and links from the figure of a role to its list', async () => {
  const doctor = makeAccount({ role: 'Doctor' });
  const { user } = visit('/users?page=2', [
    usersAnswer([makeAccount()], { page: 2 }, 12),
    usersAnswer([doctor], { role: 'Doctor' }, 7),
    figuresAnswer(1200, 3, 200),
  ]);
  const roles = within(screen.getByRole('navigation', { name: 'Users by role' }));
  expect(await roles.findAllByText('1,000 active, 200 invited, 3 inactive')).toHaveLength(2);
  expect(roles.getAllByText('1,203')).toHaveLength(2);
  expect(roles.getByRole('link', { name: /^All users/ })).toHaveAttribute('aria-current', 'true');
  await user.click(roles.getByRole('link', { name: /^Doctors/ }));
  expect(await screen.findByText('7 users')).toBeInTheDocument();
  expect(address()).toBe('/users?role=Doctor');
});

test('queries exactly what the address specifies', async () => {
  const asked = { search: 'ada', role: 'Reviewer', isActive: false, page: 2, limit: 25 } as const;
  visit('/users?search=ada&role=Reviewer&isActive=false&sortBy=name&sortOrder=asc&page=2&limit=25', [
    usersAnswer([makeAccount()], { ...asked, sortBy: 'name', sortOrder: 'asc' }, 26),
    figuresAnswer(),
  ]);
  expect(await screen.findByText('26–26 of 26')).toBeInTheDocument();
});

test('searches when the typing rests, and takes the search away by its chip', async () => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount()], {}, 5),
    usersAnswer([makeAccount()], { search: 'hopper' }),
    figuresAnswer(),
  ]);
  await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'hopper ');
  expect(await screen.findByText('1 user')).toBeInTheDocument();
  expect(address()).toBe('/users?search=hopper');
  await user.click(screen.getByRole('button', { name: 'Remove search: hopper' }));
  expect(await screen.findByText('5 users')).toBeInTheDocument();
});

test.each([
  ['Active or invited', '/users?isActive=true', { isActive: true }],
  ['Inactive', '/users?isActive=false', { isActive: false }],
  ['Closed accounts', '/users?closed=true', { closed: true }],
])('narrows the list to %s', async (choice, at, asked) => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount()], {}, 9),
    usersAnswer([makeAccount()], asked, 2),
    figuresAnswer(),
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), choice);
  expect(await screen.findByText('2 users')).toBeInTheDocument();
  expect(address()).toBe(at);
});

test('sorts by a column, and turns the order at the second click', async () => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount()]),
    usersAnswer([makeAccount()], { sortBy: 'lastLoginAt', sortOrder: 'asc' }),
    usersAnswer([makeAccount()], { sortBy: 'lastLoginAt', sortOrder: 'desc' }),
    figuresAnswer(),
  ]);
  const head = () => screen.findByRole('columnheader', { name: 'Last sign-in' });
  await user.click(within(await head()).getByRole('button'));
  expect(await head()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(await head()).getByRole('button'));
  expect(await head()).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/users?sortBy=lastLoginAt');
});

test.each([
  ['/users', {}, failures.fetchUsers],
  ['/users?role=Curator', { role: 'Curator' }, failures.fetchUsersByRole],
  ['/users?role=Doctor', { role: 'Doctor' }, failures.fetchDoctors],
  ['/users?search=ada', { search: 'ada' }, failures.searchUsers],
] as const)("shows the catalogue's message if %s fails, with a retry", async (at, asked, words) => {
  const found = usersAnswer([makeAccount()], asked);
  const { user } = visit(at, [noAnswer(found.request), found, figuresAnswer()]);
  expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 user')).toBeInTheDocument();
});

test('a failed fetch empties the list and resets where it stands', async () => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount({ name: 'Ada' })], {}, 61),
    noAnswer(usersAnswer([], { isActive: false }).request),
    figuresAnswer(),
  ]);
  await row('Ada');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Inactive');
  expect(await screen.findByRole('heading', { name: failures.fetchUsers })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('61 users')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a failed search shows a message and keeps the previous list', async () => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount({ name: 'Ada' })], {}, 61),
    noAnswer(usersAnswer([], { search: 'hopper' }).request),
    figuresAnswer(),
  ]);
  await row('Ada');
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'hopper');
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.searchUsers);
  expect(await row('Ada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('61 users')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows that the figures failed with a retry, and keeps the role tabs', async () => {
  const { user } = visit('/users', [
    usersAnswer([makeAccount()]),
    { request: { query: UserFiguresDocument }, error: new Error('socket hang up') },
    figuresAnswer(4),
  ]);
  expect(await screen.findByText(failures.fetchUserStatistics)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Doctors/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('4 active')).toHaveLength(2);
});

test.each([
  ['/users?search=zzz', { search: 'zzz' }, 'No users match'],
  ['/users?closed=true', { closed: true }, 'No closed accounts'],
])('explains why %s is empty, with a link', async (at, asked, title) => {
  const { user } = visit(at, [usersAnswer([], asked), usersAnswer([makeAccount()], {}, 3), figuresAnswer()]);
  const empty = await screen.findByRole('heading', { name: title });
  await user.click(within(empty.parentElement!).getByRole('button'));
  expect(await screen.findByText('3 users')).toBeInTheDocument();
});

test('shows cards that can be sorted where there is no room for a table', async () => {
  setPhoneWindow();
  const { user } = visit('/users', [
    usersAnswer([makeAccount({ name: 'Ada', email: 'ada@example.org' })]),
    usersAnswer([makeAccount()], { sortBy: 'name', sortOrder: 'asc' }, 7),
    figuresAnswer(),
  ]);
  const cards = within(await screen.findByRole('list', { name: 'Users' }));
  expect(cards.getByText('ada@example.org')).toBeInTheDocument();
  expect(cards.getByRole('button', { name: 'Actions for Ada' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  expect(await screen.findByText('7 users')).toBeInTheDocument();
});
