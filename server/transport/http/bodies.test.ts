import { messages } from '../../../schema/contract/messages.js';
import { startFakeHost } from '../../test/rest/fake-host.js';

/** The host with one route that takes a body, as writes will. */
function hostThatTakesBodies() {
  return startFakeHost({
    registerGraphql: async (app) => {
      app.post('/echo', (request) => request.body);
    },
  });
}

const json = { 'content-type': 'application/json' };

test.each([
  ['malformed JSON', json, '{"a":', 400, messages.malformedBody, 'BAD_USER_INPUT'],
  ['__proto__ in a body', json, '{"__proto__":{"a":1}}', 400, messages.malformedBody, 'BAD_USER_INPUT'],
  [
    'another content type',
    { 'content-type': 'text/xml' },
    '<a/>',
    415,
    messages.unsupportedMediaType,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'no content type',
    { 'content-type': '' },
    'a',
    415,
    messages.unsupportedMediaType,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'an over-long body',
    json,
    `"${'x'.repeat(1_048_576)}"`,
    413,
    messages.requestTooLarge,
    'PAYLOAD_TOO_LARGE',
  ],
])('%s is refused in words', async (_what, headers, payload, status, message, code) => {
  const { app } = await hostThatTakesBodies();
  const answer = await app.inject({ method: 'POST', url: '/echo', headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ success: false, message, code, requestId: expect.any(String) });
});

test('an empty JSON body counts as none', async () => {
  const { app } = await startFakeHost({
    registerGraphql: async (host) => {
      host.post('/echo', (request) => ({ body: String(request.body) }));
    },
  });
  const answer = await app.inject({ method: 'POST', url: '/echo', headers: json, payload: '' });
  expect(answer.json()).toEqual({ body: 'undefined' });
});

test('a JSON body arrives whole', async () => {
  const { app } = await hostThatTakesBodies();
  const answer = await app.inject({ method: 'POST', url: '/echo', headers: json, payload: '{"a":"β"}' });
  expect(answer.json()).toEqual({ a: 'β' });
});
