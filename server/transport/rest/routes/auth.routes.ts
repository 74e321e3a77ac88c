import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { passwordLinkPurposes } from '../../../../schema/contract/users.js';
import { objectOf } from '../../../nouns/noun.js';
import { text, wordOf } from '../openapi/json-schemas.js';
import { pathPart } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { privateRoute } from '../rest-route.js';
import { userJson } from '../view-json.js';

const password = { type: 'string', format: 'password' };

export const authRoutes = [
  privateRoute({
    method: 'POST',
    path: restPaths.login,
    operationId: 'login',
    action: 'session.open',
    summary: 'Sign in',
    description: 'Returns a bearer token. A wrong password and an unknown address give the same 400 answer.',
    body: objectOf({ email: text, password }),
    properties: { token: text, user: ref('User') },
    refusals: [403],
    call: ({ sessions }, ctx, { body: { email, password } }) => sessions.signIn(ctx, { email, password }),
    answer: ({ token, user }) => ({ token, user: userJson(user) }),
  }),
  privateRoute({
    path: restPaths.profile,
    operationId: 'profile',
    action: 'profile.read',
    summary: 'The signed-in person',
    properties: { user: ref('User') },
    call: ({ sessions }, ctx) => sessions.profile(ctx),
    answer: (user) => ({ user: userJson(user) }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.signOutEverywhere,
    operationId: 'signOutEverywhere',
    action: 'profile.signOutEverywhere',
    summary: 'End all sessions of the signed-in person, including this one',
    properties: { message: text },
    call: ({ sessions }, ctx) => sessions.signOutEverywhere(ctx),
    answer: () => ({ message: messages.signedOutEverywhere }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.forgotPassword,
    operationId: 'forgotPassword',
    action: 'password.reset',
    summary: 'Request a link to set a new password',
    description: 'The answer does not reveal whether the account exists.',
    body: objectOf({ email: text }),
    properties: { message: text },
    call: ({ passwords }, ctx, { body: { email } }) => passwords.forgot(ctx, { email }),
    answer: () => ({ message: messages.resetLinkOnItsWay }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.resetPassword,
    operationId: 'resetPassword',
    action: 'password.reset',
    summary: 'Set a password with an e-mailed link',
    description: 'The link works once. All sessions of the person end.',
    body: objectOf({ token: text, newPassword: password }),
    properties: { message: text },
    call: ({ passwords }, ctx, { body: { token, newPassword } }) =>
      passwords.reset(ctx, { token, newPassword }),
    answer: () => ({ message: messages.passwordSet }),
  }),
  privateRoute({
    path: restPaths.verifyResetToken,
    operationId: 'verifyResetToken',
    action: 'password.reset',
    summary: 'Check whether an e-mailed password link is still valid',
    description: 'An invalid link gives a 400 with `valid: false`.',
    parameters: [pathPart('token', 'Token of the link.', text, 'pQ0…')],
    properties: { valid: { const: true }, purpose: wordOf(passwordLinkPurposes) },
    badInput: { valid: false },
    call: ({ passwords }, ctx, { params }) => passwords.verify(ctx, { token: params['token'] }),
    answer: ({ purpose }) => ({ valid: true, purpose }),
  }),
];
