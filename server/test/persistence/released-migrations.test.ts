import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMigrations } from '../../persistence/read-migrations.js';

const fixture = readFileSync(join(import.meta.dirname, 'released-migrations.json'), 'utf8');
const released = JSON.parse(fixture) as Record<string, string[]>;

/** Marks documents that the word index refuses; it replaces statements that filled tables by the product's rules. */
const markDocuments = /^UPDATE entry_index SET document = document \|\| E'\\x1f\\x1c'/;

/**
 * Compares with the statements that commit 6866424 sent. Those of search-words that filled tables by the product's
 * rules are left out: they are now the data step search-words.
 */
test('released migrations send exactly their released SQL', async () => {
  const now = (await readMigrations()).filter(({ name }) => name in released);
  expect(now.map(({ name }) => name)).toEqual(Object.keys(released));
  for (const { name, statements } of now) {
    expect(statements.filter((text) => !markDocuments.test(text))).toEqual(released[name]);
  }
});

test('migrations run in the order of their numbers', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(-13));
  expect(numbers).toEqual([...numbers].sort());
  expect(new Set(numbers).size).toBe(numbers.length);
});
