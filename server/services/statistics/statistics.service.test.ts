import type { RequestContext } from '../request-context.js';
import { StatisticsService } from './statistics.service.js';

const visitor = { viewer: null } as unknown as RequestContext;

test('calls that wait for the same summaries of diseases are answered one after the other', async () => {
  let computed = 0;
  const reads = { diseaseSummaries: () => Promise.resolve([(computed += 1)]) };
  const versions = { current: () => Promise.resolve({ dataVersion: '1' }) };
  const parts = [versions, reads, {}] as unknown as ConstructorParameters<typeof StatisticsService>;
  const service = new StatisticsService(...parts);

  let turn = 0;
  let immediate = setImmediate(function count() {
    turn += 1;
    immediate = setImmediate(count);
  });
  const turnOfAnswer = async (): Promise<number> => {
    await service.diseaseSummaries(visitor);
    return turn;
  };
  const turns = await Promise.all([turnOfAnswer(), turnOfAnswer(), turnOfAnswer()]);
  clearImmediate(immediate);

  expect(new Set(turns).size).toBe(3);
  expect(computed).toBe(1);
});
