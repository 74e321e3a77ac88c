import { messages } from '../../../schema/contract/messages.js';
import { startFakeHost } from '../../test/rest/fake-host.js';
import { fakeUser } from '../../test/rest/fake-things.js';

const asAdmin = { authorization: 'Bearer admin' };
const asCurator = { authorization: 'Bearer curator' };
const { id } = fakeUser;

test.each([
  ['nothing at all', undefined, undefined],
  ['nothing, though JSON was promised', 'application/json', ''],
  ['null', 'application/json', 'null'],
])('a call that needs no body takes %s', async (_, type, payload) => {
  const { app } = await startFakeHost();
  const headers = { ...asAdmin, ...(type && { 'content-type': type }) };
  const sent = payload === undefined ? {} : { payload };
  const answer = await app.inject({ method: 'PUT', url: `/api/users/${id}/toggle-status`, headers, ...sent });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['a list', 'application/json', '[1]', 400, messages.bodyNotAnObject],
  ['a text', 'application/json', '"email"', 400, messages.bodyNotAnObject],
  ['what is no JSON', 'application/json', '{"email":', 400, messages.malformedBody],
  ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, messages.unsupportedMediaType],
  ['plain text', 'text/plain', '{"email":"a"}', 415, messages.unsupportedMediaType],
  ['more than a megabyte', 'application/json', `"${'a'.repeat(1_048_577)}"`, 413, messages.requestTooLarge],
])('%s is no body', async (_, type, payload, status, message) => {
  const { app, calls } = await startFakeHost();
  const headers = { 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
  expect(calls).toEqual([]);
});

test.each([
  ['PUT', '/api/users/someone-else'],
  ['PUT', '/api/users/someone-else/password'],
])('%s %s is refused to a curator before the body is read', async (method, url) => {
  const { app } = await startFakeHost();
  const headers = { ...asCurator, 'content-type': 'application/json' };
  const answer = await app.inject({ method: method as 'PUT', url, headers, payload: '{' });
  expect(answer.statusCode).toBe(403);
});
