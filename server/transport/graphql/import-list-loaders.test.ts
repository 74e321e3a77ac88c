import { ImportListLoaders } from './import-list-loaders.js';
import { WorkLimiter } from './limits/work-limiter.js';

const ctx = { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' };

function listened() {
  const asked: string[] = [];
  const answer = (name: string) => (_ctx: unknown, ids: readonly string[], limit: unknown) => {
    asked.push(`${name} ${ids.join('')} ${String(limit)}`);
    return Promise.resolve(new Map());
  };
  const [errorsOf, warningsOf, conflictsOf] = ['errors', 'warnings', 'conflicts'].map(answer);
  return {
    asked,
    loaders: new ImportListLoaders({ errorsOf, warningsOf, conflictsOf } as never, ctx, new WorkLimiter(1)),
  };
}

test('the lists of many imports are loaded in one call', async () => {
  const { asked, loaders } = listened();
  const ids = ['a', 'b', 'a'];
  const found = await Promise.all([
    ...ids.map((id) => loaders.errors.load(id, 5)),
    ...ids.map((id) => loaders.warnings.load(id, 5)),
    ...ids.map((id) => loaders.conflicts.load(id, 7)),
  ]);
  expect(asked.sort()).toEqual(['conflicts ab 7', 'errors ab 5', 'warnings ab 5']);
  expect(found).toEqual(Array.from({ length: 9 }, () => []));
});

test('lists are loaded again after a mutation', async () => {
  const { asked, loaders } = listened();
  await loaders.conflicts.load('a', 7);
  await loaders.conflicts.load('a', 7);
  expect(asked).toHaveLength(2);
});
