import { cleanUp } from './atlas-process.js';
import { killDuringImports } from './kill-during-imports.js';

afterEach(cleanUp);

test('kill -9 of the server or its database during an import never leaves a part of it, and loses none it took', async () => {
  // `npm run robustness` has more rounds.
  const rounds = 4;
  expect(await killDuringImports(rounds)).toBeLessThanOrEqual(rounds);
}, 900_000);
