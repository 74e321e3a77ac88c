import { screen } from '@testing-library/react';

import { UsersPage } from '../features/users/UsersPage';
import type { AdministeredUserFragment } from '../generated/types';
import { DeleteUserDocument, UpdateUserDocument } from '../generated/users';
import { routes } from '../paths';
import { answerTo } from './answers';
import { type Answers, renderApp } from './renderApp';
import { figuresAnswer, stateOf, usersAnswer } from './users';

/** The administrator. */
export const ownId = '00000000-0000-4000-8000-00000000000a';

/** Opens the list with these people, of whom there are more. */
export const visit = (users: readonly AdministeredUserFragment[], answers: Answers = [], at = '/users') =>
  renderApp({
    pages: { [routes.users]: UsersPage },
    at,
    signedInAs: { id: ownId, role: 'Admin' },
    answers: [
      usersAnswer(users, at === '/users' ? {} : { closed: true }, 30),
      figuresAnswer(2),
      figuresAnswer(1, 1),
      ...answers,
    ],
  });
type User = ReturnType<typeof visit>['user'];

export const openMenu = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
/** Opens the menu of a person and selects an action. */
export const choose = async (user: User, name: string, action: string) => {
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
export const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

export const updateTo = (user: AdministeredUserFragment, input: Partial<AdministeredUserFragment>) =>
  answerTo(
    { query: UpdateUserDocument, variables: { id: user.id, input } },
    { updateUser: { ...user, ...input, account: stateOf() } },
  );
export const deletion = ({ id }: AdministeredUserFragment, permanent: boolean, message: string) =>
  answerTo(
    { query: DeleteUserDocument, variables: { id, permanent } },
    { deleteUser: { __typename: 'DeletedUser', id, message } },
  );
