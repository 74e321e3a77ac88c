import type { SubmissionView } from '../../nouns/submission.js';
import { WorkLimiter } from './limits/work-limiter.js';
import { createLoaders } from './loaders.js';

const ctx = { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' };
/** The parts of a submission that the loaders read. */
const aSubmission = (id: string, version = 1) => ({ id, version }) as SubmissionView;

/** Loaders over services that record their calls and find nothing. */
function watchedLoaders() {
  const calls: string[] = [];
  const find =
    (name: string) => (_ctx: unknown, keys: readonly (SubmissionView | string)[], limit?: number) => {
      const ids = keys.map((key) => (typeof key === 'string' ? key : key.id)).join('');
      calls.push(limit === undefined ? `${name} ${ids}` : `${name} ${ids} ${String(limit)}`);
      return Promise.resolve(new Map());
    };
  const services = {
    imports: {
      problems: (_ctx: unknown, ids: readonly string[], kind: string, limit: number) =>
        find(kind)(_ctx, ids, limit),
      conflictsOf: find('conflicts'),
    },
    submissionDirectory: {
      eventsOf: find('events'),
      closestTo: find('closest'),
      entriesOf: find('entries'),
    },
    users: { accounts: find('accounts') },
  };
  return { calls, loaders: createLoaders(services as never, ctx, new WorkLimiter(1)) };
}

describe('the lists of imports', () => {
  it('are loaded in one call for many imports', async () => {
    const { calls, loaders } = watchedLoaders();
    const ids = ['a', 'b', 'a'];
    const found = await Promise.all([
      ...ids.map((id) => loaders.importErrors.load(id, 5)),
      ...ids.map((id) => loaders.importWarnings.load(id, 5)),
      ...ids.map((id) => loaders.importConflicts.load(id, 7)),
    ]);
    expect(calls.sort()).toEqual(['conflicts ab 7', 'problems ab 5', 'warnings ab 5']);
    expect(found).toEqual(Array.from({ length: 9 }, () => []));
  });

  it('are loaded again after a mutation', async () => {
    const { calls, loaders } = watchedLoaders();
    await loaders.importConflicts.load('a', 7);
    await loaders.importConflicts.load('a', 7);
    expect(calls).toHaveLength(2);
  });
});

describe('the parts of submissions', () => {
  it('are loaded in one call for many submissions', async () => {
    const { calls, loaders } = watchedLoaders();
    const three = ['a', 'b', 'c'].map((id) => aSubmission(id));
    const found = await Promise.all([
      ...three.map((one) => loaders.submissionEvents.load(one)),
      ...three.map((one) => loaders.closestEntries.load(one, 3)),
      ...three.map((one) => loaders.closestEntries.load(one, 5)),
      ...three.map(({ id }) => loaders.submissionEntries.load(id)),
    ]);
    expect(calls.sort()).toEqual(['closest abc 3', 'closest abc 5', 'entries abc', 'events abc']);
    expect(found).toEqual([...Array.from({ length: 9 }, () => []), null, null, null]);
  });

  it('are loaded again after a mutation', async () => {
    const { calls, loaders } = watchedLoaders();
    for (const version of [1, 1, 2]) {
      await loaders.submissionEvents.load(aSubmission('a', version));
      await loaders.submissionEntries.load('b');
    }
    expect(calls).toEqual(['events a', 'entries b', 'entries b', 'events a', 'entries b']);
  });
});

it('the entries closest to a submission are loaded again after a mutation, once in one tick', async () => {
  const { calls, loaders } = watchedLoaders();
  const load = () => loaders.closestEntries.load(aSubmission('a'), 3);
  await Promise.all([load(), load()]);
  await load();
  expect(calls).toEqual(['closest a 3', 'closest a 3']);
});

it('the state of an account is loaded again after a mutation', async () => {
  const { calls, loaders } = watchedLoaders();
  await loaders.userAccounts.load('a');
  await loaders.userAccounts.load('a');
  expect(calls).toEqual(['accounts a', 'accounts a']);
});
