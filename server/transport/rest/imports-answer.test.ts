import { messages } from '../../../schema/contract/messages.js';
import { startStubHost } from '../../test/stub-host.js';

/** Imports entries. The import has this status when the server stops waiting for it. */
async function importThatIs(status: string) {
  const nobody = { by: null, undoneBy: null };
  const nothing = { errorsTotal: 0, warningsTotal: 0, message: null };
  const view = { id: 'an import', mode: 'all', status, createdAt: new Date(), ...nobody, ...nothing };
  const listedProblems = async () => ({ errors: [], warnings: [] });
  const imports = { importEntries: async () => view, waitUntilFinished: async () => view, listedProblems };
  const { app } = await startStubHost({ imports });
  return app.inject({
    method: 'POST',
    url: '/api/disease/bulk/import',
    headers: { authorization: 'Bearer token' },
    payload: { entries: [{}] },
  });
}

test('an import that is running is answered 202', async () => {
  const answer = await importThatIs('running');
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toMatchObject({
    success: true,
    message: messages.importRunsOn,
    importId: 'an import',
    data: { status: 'running', errors: [], warnings: [] },
  });
});

test('an import that failed is answered 503 with Retry-After', async () => {
  const answer = await importThatIs('failed');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    message: messages.importBrokenOff,
  });
});

test('the message of a preview counts its rows in words that agree', () => {
  expect(messages.importPreviewed(1, 2)).toContain(': 1 row can be imported, 2 have errors');
  expect(messages.importPreviewed(0, 1)).toContain(': 0 rows can be imported, 1 has an error');
});
