import { cleanUp } from './atlas-process.js';
import { killDuringWrites } from './kill-during-writes.js';

afterEach(cleanUp);

test('kill -9 of the server, its database or both loses no acknowledged write and stores no partial one', async () => {
  // One round of each kind; `npm run robustness` has more.
  const { acknowledged } = await killDuringWrites(4);
  expect(acknowledged).toBeGreaterThan(0);
}, 900_000);
