import { messages } from '../../../../schema/contract/messages.js';
import { AppError, badInput } from '../../../errors.js';
import { startGraphqlApi } from '../../../test/graphql/graphql-api.js';

const failing = (thrown: Error) => ({ entrySearch: { simple: () => Promise.reject(thrown) } });
const search = '{ searchEntries(term: "") { count } }';
const anId = expect.any(String);

async function askOnce(overrides: object, query: string, variables: object = {}) {
  const api = await startGraphqlApi(overrides);
  const answer = await api.ask(query, variables);
  await api.app.close();
  return { ...answer, logged: api.logged };
}

describe('errors of the GraphQL API', () => {
  it('contain the message of the service, and the path of the field', async () => {
    const refusal = badInput('term', messages.searchTermRequired);
    const { status, data, errors, logged } = await askOnce(failing(refusal), search);
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect(errors).toEqual([
      {
        message: messages.searchTermRequired,
        path: ['searchEntries'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code: 'BAD_USER_INPUT',
          errors: [{ path: 'term', message: messages.searchTermRequired }],
          requestId: anId,
        },
      },
    ]);
    expect(logged).toEqual([]);
  });

  it('contain the code of the error, and no list of problems if there is none', async () => {
    const { errors } = await askOnce(failing(new AppError('NOT_FOUND', messages.entryNotFound)), search);
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', requestId: anId });
  });

  it('hide the cause of an internal error, and log it under the request id of the response', async () => {
    const fault = new Error('relation "secret_table" does not exist');
    const { errors, logged } = await askOnce(failing(fault), search);
    const requestId = errors?.[0]?.extensions['requestId'];
    expect(errors?.[0]).toMatchObject({
      message: messages.internal,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: anId },
    });
    expect(JSON.stringify(errors)).not.toContain('secret_table');
    expect(logged).toEqual([
      {
        level: 'error',
        message: messages.internal,
        details: expect.objectContaining({ err: fault, requestId }),
      },
    ]);
  });

  it('are the same if a service throws synchronously or returns an invalid value', async () => {
    const thrown = await askOnce(
      {
        entrySearch: {
          simple: () => {
            throw new TypeError('x is not a function');
          },
        },
      },
      search,
    );
    const nonsense = await askOnce(
      { statistics: { additionalKeys: () => Promise.resolve({ keys: null }) } },
      '{ additionalKeys }',
    );
    for (const { errors } of [thrown, nonsense]) {
      expect(errors?.[0]).toMatchObject({ message: messages.internal });
      expect(errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: anId });
    }
  });

  it('report an unavailable database, and log it in one line', async () => {
    const fault = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const twice = '{ searchEntries(term: "") { count } again: searchEntries(term: "") { count } }';
    const { status, headers, errors, logged } = await askOnce(failing(fault), twice);
    expect(errors?.[0]).toMatchObject({ message: messages.unavailable, extensions: { code: 'UNAVAILABLE' } });
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    const details = expect.objectContaining({ reason: fault.message, requestId: anId });
    expect(logged).toEqual([{ level: 'warn', message: messages.unavailable, details }]);
    expect(logged[0]?.details).not.toHaveProperty('err');
  });

  it('report the wait after too many attempts, with the code RATE_LIMITED', async () => {
    const error = new AppError('RATE_LIMITED', messages.tooManyAttempts(60), { retryAfterSeconds: 60 });
    const { status, headers, errors, logged } = await askOnce(failing(error), search);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } });
    expect([status, headers['retry-after']]).toEqual([200, '60']);
    expect(logged).toEqual([]);
  });

  it.each([
    ['a syntax error', '{ entries', {}, 'query', /^Syntax Error/],
    ['an unknown field', '{ nothing }', {}, 'query', /^Cannot query field "nothing"/],
    [
      'an unknown enum value',
      '{ entries(sortOrder: up) { items { id } } }',
      {},
      'query',
      /"up" does not exist/,
    ],
    [
      'an invalid variable',
      'query ($n: Int) { entries(limit: $n) { items { id } } }',
      { n: 'x' },
      'variables',
      /^Variable "\$n"/,
    ],
    [
      'a missing variable',
      'query ($f: EntryField!) { uniqueValues(field: $f) { count } }',
      {},
      'variables',
      /^Variable "\$f"/,
    ],
    [
      'too many invalid variables',
      'query ($f: [EntryFilter]) { additionalKeys }',
      { f: Array(60).fill(1) },
      'query',
      /not used|\$f/,
    ],
  ])('report %s as an error of the client', async (_what, query, variables, path, message) => {
    const { status, errors, logged } = await askOnce({}, query, variables);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: {
        code: 'BAD_USER_INPUT',
        errors: [{ path, message: expect.stringMatching(message) }],
        requestId: anId,
      },
    });
    expect(logged).toEqual([]);
  });

  it('never contain a stack trace', async () => {
    const { errors } = await askOnce(failing(new Error('inside')), search);
    expect(JSON.stringify(errors)).not.toMatch(/stacktrace|\.ts:\d+|inside/);
  });
});
