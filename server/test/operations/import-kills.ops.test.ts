import { cleanUp } from './atlas-process.js';
import { killDuringImports } from './kill-during-imports.js';

afterEach(cleanUp);

test('kill -9 of the server or its database neither stores a partial import nor loses an accepted one', async () => {
  // `npm run robustness` has more rounds.
  const rounds = 4;
  expect(await killDuringImports(rounds)).toBeLessThanOrEqual(rounds);
}, 900_000);
