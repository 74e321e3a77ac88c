import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

const json = 'application/json';
const { bodyNotAnObject, malformedBody, requestTooLarge, unsupportedMediaType } = messages;

const objectOf = (names: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, index) => [`name ${index}`, {}])));

describe('REST request bodies', () => {
  const atlas = useStarted(startEditingClient);

  /** Sends a body as it is. Bytes are sent without a content type by default. */
  const send = (method: string, path: string, body: string | undefined, headers: Record<string, string>) =>
    atlas.app.fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: new TextEncoder().encode(body) }),
    });

  it.each([
    ['no body', undefined, undefined],
    ['an empty body of type JSON', json, ''],
    ['null', json, 'null'],
  ])('a request without a required body accepts %s', async (_what, type, body) => {
    const path = `/api/users/${atlas.editor.id}/unlock`;
    const headers = { authorization: `Bearer ${atlas.adminToken}`, ...(type && { 'content-type': type }) };
    expect((await send('POST', path, body, headers)).status).toBe(200);
  });

  it.each([
    ['a list', json, '[1]', 400, bodyNotAnObject, 'BAD_USER_INPUT'],
    ['a text', json, '"email"', 400, bodyNotAnObject, 'BAD_USER_INPUT'],
    ['malformed JSON', json, '{"email":', 400, malformedBody, 'BAD_USER_INPUT'],
    ['an object with __proto__', json, '{"__proto__":{"a":1}}', 400, malformedBody, 'BAD_USER_INPUT'],
    [
      'a form',
      'application/x-www-form-urlencoded',
      'email=a',
      415,
      unsupportedMediaType,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['plain text', 'text/plain', '{"email":"a"}', 415, unsupportedMediaType, 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', 'text/xml', '<a/>', 415, unsupportedMediaType, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', undefined, 'a', 415, unsupportedMediaType, 'UNSUPPORTED_MEDIA_TYPE'],
    ['over a megabyte', json, `"${'a'.repeat(1_048_577)}"`, 413, requestTooLarge, 'PAYLOAD_TOO_LARGE'],
    ['an object of 1,001 names', json, objectOf(1001), 413, requestTooLarge, 'PAYLOAD_TOO_LARGE'],
    ['a list of 1,001 objects', json, `[${'{},'.repeat(1000)}{}]`, 400, bodyNotAnObject, 'BAD_USER_INPUT'],
  ])('a body that is %s is rejected', async (_what, type, body, status, message, code) => {
    const answer = await send(
      'POST',
      '/api/auth/login',
      body,
      type === undefined ? {} : { 'content-type': type },
    );
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      success: false,
      message,
      code,
      requestId: expect.any(String),
    });
  });

  it.each([
    ['/api/disease', '{"disease":"a\xff\xfe","autoantibody":"b","autoantigen":"c"}'],
    ['/api/disease', '{"disease":"a\xed\xa0\x80","autoantibody":"b","autoantigen":"c"}'],
    ['/graphql', '{"query":"{ entries(search: \\"\xe9\\") { items { id } } }"}'],
  ])('a body for %s that is not UTF-8 is rejected', async (path, body) => {
    const answer = await atlas.app.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${atlas.editor.token}`, 'content-type': json },
      body: Buffer.from(body, 'latin1'),
    });
    const text = JSON.stringify(await answer.json());
    expect([answer.status, text]).toEqual([400, expect.stringContaining(messages.bodyNotUtf8)]);
  });

  it.each(['utf-16', 'utf-7', 'ibm037'])('a body in %s is rejected', async (charset) => {
    for (const path of ['/api/auth/login', '/graphql']) {
      const answer = await send('POST', path, '{}', { 'content-type': `${json}; charset=${charset}` });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('a body in UTF-8 is read, whatever the spelling of its charset', async () => {
    for (const charset of ['utf-8', '"UTF-8"', 'utf8']) {
      const headers = { 'content-type': `${json}; charset=${charset}` };
      expect((await send('POST', '/graphql', '\ufeff{"query":"{ __typename }"}', headers)).status).toBe(200);
    }
  });

  it.each([
    ['POST', ''],
    ['PUT', '/AIA0000042'],
    ['POST', '/AIA0000042/restore'],
  ])('%s /api/disease%s accepts only an object, also with an idempotency key', async (method, path) => {
    const headers = {
      authorization: `Bearer ${atlas.editor.token}`,
      'content-type': json,
      'idempotency-key': 'k',
    };
    for (const [body, expected] of [
      ['{"disease":', malformedBody],
      ['{"__proto__":{"a":"b"}}', malformedBody],
      ['[{"disease":"a"}]', bodyNotAnObject],
      ['"disease"', bodyNotAnObject],
    ] as const) {
      const answer = await send(method, `/api/disease${path}`, body, headers);
      const { message } = (await answer.json()) as { message: string };
      expect([answer.status, message]).toEqual([400, expected]);
    }
  });
});
