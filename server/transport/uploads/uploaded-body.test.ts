import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { UploadTooSlow } from '../../services/imports/reading/import-source.js';
import { uploadedBody } from './uploaded-body.js';

test('a stalled upload is rejected', async () => {
  const file = new PassThrough();
  await expect(text(uploadedBody(file, { pace: { bytes: 10, ms: 20 } }))).rejects.toThrow(UploadTooSlow);
  expect(file.destroyed).toBe(true);
});

test('a slow upload is rejected', async () => {
  const file = new PassThrough();
  const crawling = setInterval(() => file.write('a'), 5);
  await expect(text(uploadedBody(file, { pace: { bytes: 1000, ms: 100 } }))).rejects.toThrow(UploadTooSlow);
  clearInterval(crawling);
});

test('a slow reader does not count as a slow upload', async () => {
  const file = new PassThrough();
  file.end('all of it');
  const body = uploadedBody(file, { pace: { bytes: 10, ms: 1000 } });
  await sleep(5);
  expect(await text(body)).toBe('all of it');
});

const brokenOff = { code: 'BAD_USER_INPUT', message: messages.uploadBrokenOff };

test('an interrupted upload is reported', async () => {
  const file = new PassThrough();
  setImmediate(() => file.destroy(new Error('The wire was cut')));
  await expect(text(uploadedBody(file))).rejects.toMatchObject(brokenOff);
});

test('an upload that is interrupted before it is read is reported when it is read', async () => {
  const file = new PassThrough();
  const body = uploadedBody(file);
  file.destroy(new Error('The wire was cut'));
  await sleep(5);
  await expect(text(body)).rejects.toMatchObject(brokenOff);
});

test('an upload that is refused before it is read is released', async () => {
  const file = new PassThrough();
  const body = uploadedBody(file).destroy();
  await once(body, 'close');
  expect(file.destroyed).toBe(true);
});
