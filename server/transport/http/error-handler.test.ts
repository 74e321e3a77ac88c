import fastify from 'fastify';
import { pino } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import { UploadInterrupted, UploadTooSlow } from '../../services/imports/reading/import-source.js';
import { errorHandler } from './error-handler.js';

test.each([
  ['stalled', new UploadTooSlow(), 408, messages.uploadTooSlow],
  ['interrupted', new UploadInterrupted(messages.uploadBrokenOff), 400, messages.uploadBrokenOff],
])('a %s upload has its own status', async (_what, error, status, message) => {
  const app = fastify();
  app.setErrorHandler(errorHandler(pino({ level: 'silent' })));
  app.post('/', () => Promise.reject(error));
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: 'BAD_USER_INPUT', message }]);
  await app.close();
});
