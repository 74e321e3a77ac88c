import type { SubmissionView } from '../../services/submissions/submission-views.js';
import { WorkLimiter } from './limits/work-limiter.js';
import { SubmissionLoaders } from './submission-loaders.js';

const ctx = { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' };
/** The parts of a submission that the loaders read. */
const aSubmission = (id: string, version = 1) => ({ id, version }) as SubmissionView;
const three = ['a', 'b', 'c'].map((id) => aSubmission(id));

function listened() {
  const asked: string[] = [];
  const answer = (name: string, given: readonly (SubmissionView | string)[]) => {
    asked.push(`${name} ${given.map((one) => (typeof one === 'string' ? one : one.id)).join('')}`);
    return Promise.resolve(new Map());
  };
  const loaders = new SubmissionLoaders(
    {
      eventsOf: (_ctx, submissions) => answer('events', submissions),
      closestTo: (_ctx, submissions, limit) => answer(`closest ${limit}`, submissions),
      entriesOf: (_ctx, ids) => answer('entries', ids),
    },
    ctx,
    new WorkLimiter(1),
  );
  return { asked, loaders };
}

test('the parts of many submissions are loaded in one call', async () => {
  const { asked, loaders } = listened();
  const found = await Promise.all([
    ...three.map((one) => loaders.events(one)),
    ...three.map((one) => loaders.closest(one, 3)),
    ...three.map((one) => loaders.closest(one, 5)),
    ...three.map(({ id }) => loaders.entry(id)),
    loaders.entry(null),
  ]);
  expect(asked.sort()).toEqual(['closest 3 abc', 'closest 5 abc', 'entries abc', 'events abc']);
  expect(found).toEqual([...Array.from({ length: 9 }, () => []), null, null, null, null]);
});

test('parts are loaded again after a mutation', async () => {
  const { asked, loaders } = listened();
  for (const version of [1, 1, 2]) {
    await loaders.events(aSubmission('a', version));
    await loaders.entry('b');
  }
  expect(asked).toEqual(['events a', 'entries b', 'entries b', 'events a', 'entries b']);
});
