import { screen } from '@testing-library/react';

import { LoginPage } from '../features/auth/LoginPage';
import { ProfilePage } from '../features/profile/ProfilePage';
import { MeDocument } from '../generated/session';
import { routes } from '../paths';
import type { SessionUser } from '../session/sessionUser';
import { answerTo } from './answers';
import { makeUser } from './makeUser';
import { type Answers, renderApp } from './renderApp';

/** The person whose profile it is. */
export const ada = makeUser({ name: 'Ada', email: 'ada@example.org', username: 'ada', role: 'Curator' });
/** The answer with a person. */
export const user = (person: SessionUser) => ({ __typename: 'User', ...person });
export const me = (person = ada) => answerTo({ query: MeDocument }, { me: user(person) });

export const visit = (...answers: Answers) =>
  renderApp({
    pages: { [routes.profile]: ProfilePage, [routes.login]: LoginPage },
    at: '/profile',
    signedInAs: ada,
    answers,
  });
export const region = (name: string) => screen.findByRole('region', { name });
