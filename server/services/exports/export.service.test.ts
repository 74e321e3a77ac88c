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

/** Creates a service over `stored` entries, none of which can be read. The data change while a query is read. */
function serviceOver(stored: number): { service: ExportService; ended: () => boolean } {
  let ended = false;
  let version = 1;
  const entries = async function* (
    _criteria: unknown,
    _order: unknown,
    { countUpTo }: { countUpTo: number | null },
  ): AsyncGenerator<EntryBatch> {
    try {
      const total = countUpTo === null ? null : Math.min(stored, countUpTo + 1);
      yield await Promise.resolve({ entries: [], additionalKeys: [], total });
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

describe('an xlsx export beyond the limit of rows', () => {
  it('is rejected before its first byte, and closes its source', async () => {
    const { service, ended } = serviceOver(maxRows + 1);
    await expect(service.export(visitor, { format: 'xlsx' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.exportTooLongForSpreadsheet(maxRows),
    });
    expect(ended()).toBe(true);
  });

  it.each([
    [{ format: 'xlsx', limit: maxRows }, maxRows + 1],
    [{ format: 'xlsx' }, maxRows],
    [{ format: 'csv' }, maxRows + 1],
  ])('does not occur for %j of %i entries', async (wishes, stored) => {
    const { body } = await serviceOver(stored).service.export(visitor, wishes);
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
