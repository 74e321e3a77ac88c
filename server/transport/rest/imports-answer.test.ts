import { messages } from '../../../schema/contract/messages.js';
import { startStubHost } from '../../test/stub-host.js';

/** Sends a body of entries, whose import stands like this when a minute has passed. */
async function importThatIs(status: string) {
  const nobody = { by: null, undoneBy: null };
  const nothing = { errorsTotal: 0, warningsTotal: 0, message: null };
  const view = { id: 'an import', mode: 'all', status, createdAt: new Date(), ...nobody, ...nothing };
  const imports = { importEntries: async () => view, settled: async () => view };
  const { app } = await startStubHost({ imports });
  return app.inject({
    method: 'POST',
    url: '/api/disease/bulk/import',
    headers: { authorization: 'Bearer token' },
    payload: { entries: [{}] },
  });
}

test('an import that lasts is answered 202', async () => {
  const answer = await importThatIs('running');
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toMatchObject({
    success: true,
    message: messages.importRunsOn,
    importId: 'an import',
    data: { status: 'running', errors: [], warnings: [] },
  });
});

test('an import that broke off is answered 503, and may be tried again', async () => {
  const answer = await importThatIs('failed');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    message: messages.importBrokenOff,
  });
});
