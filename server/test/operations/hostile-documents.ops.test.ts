import fc from 'fast-check';

import { hostileDocument } from '../graphql/hostile-documents.js';
import { probeWhile, sendDocuments } from '../robustness/hostile-documents.js';
import { startProduct } from '../robustness/product.js';
import { cleanUp } from './atlas-process.js';

afterEach(cleanUp);

test('health probes and lists are answered while several connections send hostile documents', async () => {
  const { atlas } = await startProduct();
  const documents = fc.sample(hostileDocument, { numRuns: 200, seed: 20_261_123 });
  const { statuses } = await probeWhile(atlas, async () => {
    for (const status of await sendDocuments(atlas, documents)) expect([200, 400]).toContain(status);
  });
  expect(new Set(statuses)).toEqual(new Set([200]));
});
