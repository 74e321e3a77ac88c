import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { exportFormats } from '../../../schema/contract/export-formats.js';
import { startStubHost } from '../../test/stub-host.js';

const rows = 'a first row\r\n'.repeat(500);

function hostWith(body: Readable) {
  const answer = { format: 'csv', ...exportFormats.csv, body, dataVersion: '7' };
  return startStubHost({ exports: { export: async () => answer } });
}

/** Sends a request to a listening host over a real connection. Returns the first bytes of the body. */
async function startDownload(app: FastifyInstance, encoding = 'identity') {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const request: ClientRequest = get({ port, path: '/api/disease/export/data', headers });
  request.on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  return { request, answer, chunk };
}

/** A stream that never ends by itself. */
function endless(): Readable {
  return new Readable({ read: () => undefined });
}

test('an export that fails before its first byte is answered with an error', async () => {
  const body = new Readable({ read: () => body.destroy(new Error('SELECT secret')) });
  const { app } = await hostWith(body);
  const answer = await app.inject({ url: '/api/disease/export/data', headers: { 'accept-encoding': 'br' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ success: false, code: 'INTERNAL_SERVER_ERROR' });
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test('a matching If-None-Match is answered 304, and the source is closed', async () => {
  const { app } = await hostWith(Readable.from([rows]));
  const url = '/api/disease/export/data?format=csv';
  const { etag } = (await app.inject(url)).headers;
  const body = endless();
  const again = await hostWith(body);
  const answer = await again.app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  expect(body.destroyed).toBe(true);
});

test('HEAD closes the source at once', async () => {
  const body = endless();
  const { app } = await hostWith(body);
  const answer = await app.inject({ method: 'HEAD', url: '/api/disease/export/data?format=csv' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('disease_database.csv');
  expect(body.destroyed).toBe(true);
});

test.each(['identity', 'br'])('the first rows are sent before the last are read (%s)', async (encoding) => {
  const body = endless();
  const { app } = await hostWith(body);
  body.push(rows);
  const { answer, chunk } = await startDownload(app, encoding);
  expect(chunk.length).toBeGreaterThan(0);
  body.push(null);
  const whole = Buffer.concat([chunk, ...((await answer.toArray()) as Buffer[])]);
  const text = encoding === 'br' ? brotliDecompressSync(whole) : whole;
  expect(text.toString()).toBe(rows);
  await app.close();
});

test.each(['identity', 'gzip'])('a disconnected client ends the export (%s)', async (encoding) => {
  const body = endless();
  const { app, lines } = await hostWith(body);
  body.push(rows);
  const { request } = await startDownload(app, encoding);
  const closed = once(body, 'close');
  request.destroy();
  await closed;
  expect(body.destroyed).toBe(true);
  await app.close();
  expect(lines).toMatchObject([{ msg: 'request', path: '/api/disease/export/data', aborted: true }]);
});

test('an export that fails midway is logged, and the client sees an incomplete response', async () => {
  const body = endless();
  const { app, lines } = await hostWith(body);
  body.push(rows);
  const { answer } = await startDownload(app);
  body.destroy(new Error('the connection was lost'));
  await expect(answer.toArray()).rejects.toThrow('aborted');
  expect(lines.find(({ level }) => level === 50)).toMatchObject({ msg: 'A download was interrupted.' });
  await app.close();
});
