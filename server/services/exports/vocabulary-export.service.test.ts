import { text } from 'node:stream/consumers';

import type { RequestContext } from '../request-context.js';
import type { VocabularyCache } from '../vocabulary/vocabulary-cache.js';
import { VocabularyExportService } from './vocabulary-export.service.js';

const visitor = { viewer: null } as unknown as RequestContext;

test('a file is written once for each format and data version', async () => {
  let written = 0;
  let dataVersion = '7';
  const vocabulary = {
    get terms() {
      written += 1;
      return [];
    },
  };
  const cache = { counted: async () => ({ counts: new Map(), vocabulary, dataVersion }) };
  const service = new VocabularyExportService(
    cache as unknown as VocabularyCache,
    'https://atlas.example.org',
  );
  const read = async (format: string) => text((await service.export(visitor, format)).body);

  const first = await read('json');
  expect(await read('json')).toBe(first);
  expect(written).toBe(1);
  await read('csv');
  expect(written).toBe(2);
  dataVersion = '8';
  expect(await read('json')).toContain('"dataVersion":"8"');
  expect(written).toBe(3);
});
