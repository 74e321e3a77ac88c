import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { passwordLinkPurposes } from '../../../../schema/contract/users.js';
import { objectOf, text } from '../openapi/json-schemas.js';
import { pathPart } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { privateRoute } from '../rest-route.js';
import { userJson } from '../user-json.js';

const tag = 'Authentication';
const password = { type: 'string', format: 'password' };

export const authRoutes = [
  privateRoute({
    method: 'POST',
    path: restPaths.login,
    operationId: 'login',
    tag,
    action: 'session.open',
    summary: 'Sign in',
    description:
      'Answers a bearer token. A wrong password and an unknown address are refused alike, with a 400.',
    parameters: [],
    body: objectOf({ email: text, password }),
    properties: { token: text, user: ref('User') },
    refusals: [400, 403, 429],
    call: ({ sessions }, ctx, { body: { email, password } }) => sessions.signIn(ctx, { email, password }),
    answer: ({ token, user }) => ({ token, user: userJson(user) }),
  }),
  privateRoute({
    method: 'GET',
    path: restPaths.profile,
    operationId: 'profile',
    tag,
    action: 'profile.read',
    summary: 'Who is signed in',
    parameters: [],
    properties: { user: ref('User') },
    refusals: [],
    call: ({ sessions }, ctx) => sessions.profile(ctx),
    answer: (user) => ({ user: userJson(user) }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.signOutEverywhere,
    operationId: 'signOutEverywhere',
    tag,
    action: 'profile.signOutEverywhere',
    summary: 'End every session of the person who is signed in, this one too',
    parameters: [],
    properties: { message: text },
    refusals: [],
    call: ({ sessions }, ctx) => sessions.signOutEverywhere(ctx),
    answer: () => ({ message: messages.signedOutEverywhere }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.forgotPassword,
    operationId: 'forgotPassword',
    tag,
    action: 'password.reset',
    summary: 'Ask for a link to set a new password',
    description: 'The answer is the same whether or not there is such an account.',
    parameters: [],
    body: objectOf({ email: text }),
    properties: { message: text },
    refusals: [400, 429],
    call: ({ passwords }, ctx, { body: { email } }) => passwords.forgot(ctx, { email }),
    answer: () => ({ message: messages.resetLinkOnItsWay }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.resetPassword,
    operationId: 'resetPassword',
    tag,
    action: 'password.reset',
    summary: 'Set a password by a mailed link',
    description: 'The link works once, and every session of that person ends.',
    parameters: [],
    body: objectOf({ token: text, newPassword: password }),
    properties: { message: text },
    refusals: [400, 429],
    call: ({ passwords }, ctx, { body: { token, newPassword } }) =>
      passwords.reset(ctx, { token, newPassword }),
    answer: () => ({ message: messages.passwordSet }),
  }),
  privateRoute({
    method: 'GET',
    path: restPaths.verifyResetToken,
    operationId: 'verifyResetToken',
    tag,
    action: 'password.reset',
    summary: 'Whether a mailed link to set a password still works',
    description: 'A link that does not is a 400, which also says `valid: false`.',
    parameters: [pathPart('token', 'The token of the link.', text, 'pQ0…')],
    properties: { valid: { const: true }, purpose: { type: 'string', enum: passwordLinkPurposes } },
    refusals: [400, 429],
    failure: { valid: false },
    call: ({ passwords }, ctx, { params }) => passwords.verify(ctx, { token: params['token'] }),
    answer: ({ purpose }) => ({ valid: true, purpose }),
  }),
];
