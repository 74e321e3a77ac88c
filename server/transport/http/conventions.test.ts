import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startFakeHost } from '../../test/rest/fake-host.js';
import { fakeEntry } from '../../test/rest/fake-things.js';

const reads = [
  '/api/disease',
  '/api/disease/AIA0000042',
  '/api/disease/search/entries?q=a',
  '/api/disease/search/advanced?q=ab',
  '/api/disease/disease/lupus',
  '/api/disease/unique/type',
  '/api/disease/statistics/overview',
  '/api/disease/additional/keys',
];

test.each(reads)('%s is answered with 304 to whoever has it', async (url) => {
  const { app } = await startFakeHost();
  const first = await app.inject(url);
  expect(first.headers.etag).toMatch(/^W\/"/);
  expect(first.headers['cache-control']).toBe('no-cache');
  const headers = { 'if-none-match': `"other", ${String(first.headers.etag)}` };
  const second = await app.inject({ url, headers });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  expect(second.headers).not.toHaveProperty('content-length');
  expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-cache' });
});

test('a write makes a new tag', async () => {
  let dataVersion = '1';
  const { app } = await startFakeHost({
    answers: { 'statistics.additionalKeys': () => ({ keys: [], dataVersion }) },
  });
  const url = '/api/disease/additional/keys';
  const { etag } = (await app.inject(url)).headers;
  dataVersion = '2';
  const answer = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(answer.statusCode).toBe(200);
});

test('any tag will do for a star', async () => {
  const { app } = await startFakeHost();
  const answer = await app.inject({ url: '/api/disease', headers: { 'if-none-match': '*' } });
  expect(answer.statusCode).toBe(304);
});

test.each([...reads, '/healthz', '/api/openapi.json', '/api/docs'])(
  'HEAD %s says what GET says, without a body',
  async (url) => {
    const { app } = await startFakeHost();
    const { headers: got } = await app.inject(url);
    const answer = await app.inject({ method: 'HEAD', url });
    const { date: _date, 'x-request-id': _id, ...expected } = got;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.body).toBe('');
  },
);

test.each(['my-call', 'a'.repeat(100), '0190a5c4:7d3e.1_2'])('the request id %s is kept', async (id) => {
  const { app } = await startFakeHost();
  const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
  expect(answer.headers['x-request-id']).toBe(id);
});

test.each(['', 'a'.repeat(101), 'with blank', '<script>', 'a"b', 'ä'])(
  'the request id %p is replaced',
  async (id) => {
    const { app } = await startFakeHost();
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ...reads,
  '/api/nothing',
  '/api/disease/%ff',
  '/healthz',
  '/api/disease/export/data?format=csv',
  '/api/docs',
])('%s carries the headers of every answer', async (url) => {
  const { app } = await startFakeHost();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|\*|data:)/);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('each request is one line in the log, without its query', async () => {
  const { app, lines } = await startFakeHost();
  await app.inject({ url: '/api/disease?search=my+illness', headers: { 'x-request-id': 'my-call' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/api/disease',
    status: 200,
    requestId: 'my-call',
    ms: expect.any(Number),
  });
  expect(JSON.stringify(lines)).not.toContain('illness');
});

test.each(['/api/disease/%ff', '/api/nothing', '/api/disease/AIA0000042'])(
  '%s is one line in the log too',
  async (url) => {
    const { app, lines } = await startFakeHost();
    const { statusCode } = await app.inject(url);
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([{ path: url, status: statusCode }]);
  },
);

const long = () => ({ keys: Array.from({ length: 300 }, (_, n) => `a key of ours ${n}`), dataVersion: '1' });

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('an answer of some length is compressed for who accepts %s', async (accepted, encoding, decompress) => {
  const { app } = await startFakeHost({ answers: { 'statistics.additionalKeys': long } });
  const answer = await app.inject({
    url: '/api/disease/additional/keys',
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(answer.headers.etag).toMatch(/^W\//);
  expect(JSON.parse(decompress(answer.rawPayload).toString()).data).toEqual(long().keys);
});

test.each([undefined, 'identity', 'zstd', 'br;q=0'])(
  'nothing is compressed for who accepts %s',
  async (accepted) => {
    const { app } = await startFakeHost({ answers: { 'statistics.additionalKeys': long } });
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await app.inject({ url: '/api/disease/additional/keys', headers });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers.vary).toContain('accept-encoding');
  },
);

test('short answers are sent as they are', async () => {
  const { app } = await startFakeHost();
  const answer = await app.inject({
    url: '/api/disease/additional/keys',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test('moments are told to the millisecond, each its own', async () => {
  const createdAt = new Date('2020-02-29T23:59:59.999Z');
  const updatedAt = new Date('2021-01-01T00:00:00.001Z');
  const detail = () => ({
    entry: fakeEntry({ createdAt, updatedAt }),
    related: [fakeEntry()],
    dataVersion: '1',
  });
  const { app } = await startFakeHost({ answers: { 'entryDetail.detail': detail } });
  const { data } = (await app.inject('/api/disease/AIA0000042')).json();
  expect([data.createdAt, data.updatedAt]).toEqual(['2020-02-29T23:59:59.999Z', '2021-01-01T00:00:00.001Z']);
});
