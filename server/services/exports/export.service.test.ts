import { buffer } from 'node:stream/consumers';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import type {
  EntryBatch,
  EntryStreamRepository,
} from '../../persistence/repositories/entry-stream.repository.js';
import { readSearch } from '../../search/parse/search-query.js';
import type { RequestContext } from '../request-context.js';
import { ExportService } from './export.service.js';

const visitor = { viewer: null } as unknown as RequestContext;
const maxRows = 1_048_575;
const maxColumns = 16_384;

/**
 * Creates a service over `stored` entries with `keys` additional names, none of which can be read. The data change
 * while a query is read.
 */
function serviceOver(stored: number, keys = 0): { service: ExportService; ended: () => boolean } {
  let ended = false;
  let version = 1;
  const entries = async function* (
    _criteria: unknown,
    _order: unknown,
    { countUpTo }: { countUpTo: number | null },
  ): AsyncGenerator<EntryBatch> {
    try {
      const total = countUpTo === null ? null : Math.min(stored, countUpTo + 1);
      const additionalKeys = Array.from({ length: keys }, (_key, place) => `key ${String(place)}`);
      yield await Promise.resolve({ entries: [], additionalKeys, total });
    } finally {
      ended = true;
    }
  };
  const streams = { entries } as unknown as EntryStreamRepository;
  return {
    service: new ExportService(
      streams,
      {
        read: (typed) => {
          version += 1;
          return Promise.resolve(readSearch(typed));
        },
        autoantibodyKeys: () => Promise.resolve([]),
        overviewValues: () => Promise.resolve({ field: 'disease', values: [] }),
        best: () => Promise.resolve({ best: [], dataVersion: '1' }),
      },
      { publicOf: () => Promise.resolve(new Map()) },
      { current: () => Promise.resolve({ total: stored, dataVersion: String(version) }) },
    ),
    ended: () => ended,
  };
}

describe('an xlsx export beyond the size of a sheet', () => {
  it.each([
    [maxRows + 1, 0],
    [1, maxColumns],
  ])(
    'is rejected before its first byte, and closes its source: %i entries, %i keys',
    async (stored, keys) => {
      const { service, ended } = serviceOver(stored, keys);
      await expect(service.export(visitor, { format: 'xlsx' })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: importFileMessages.exportTooLargeForSpreadsheet(maxRows, maxColumns),
      });
      expect(ended()).toBe(true);
    },
  );

  it.each([
    [{ format: 'xlsx', limit: maxRows }, maxRows + 1, 0],
    [{ format: 'xlsx' }, maxRows, 0],
    [{ format: 'csv' }, maxRows + 1, maxColumns],
    [{ format: 'xlsx', columns: 'disease' }, 1, maxColumns],
  ])('does not occur for %j of %i entries with %i keys', async (wishes, stored, keys) => {
    const { body } = await serviceOver(stored, keys).service.export(visitor, wishes);
    expect((await buffer(body)).length).toBeGreaterThan(100);
  });
});

it('is sent with the data version of before its query was read', async () => {
  const { service } = serviceOver(2000);
  const { dataVersion, body } = await service.export(visitor, { format: 'csv' });
  const page = await service.longPage(visitor, { limit: 2000 });
  body.destroy();
  page?.body.destroy();
  expect([dataVersion, page?.dataVersion]).toEqual(['1', '2']);
});
