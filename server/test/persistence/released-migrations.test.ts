import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { QueryRunner } from 'typeorm';

import { readMigrations } from '../../persistence/read-migrations.js';

const fixture = readFileSync(join(import.meta.dirname, 'released-migrations.json'), 'utf8');
const released = JSON.parse(fixture) as Record<string, string[]>;

/** Marks documents that the word index refuses; it replaces statements that filled tables by the product's rules. */
const markDocuments = /^UPDATE entry_index SET document = document \|\| E'\\x1f\\x1c'/;

/** The statements that a migration sends to a database without entries. */
async function sentBy(Migration: Awaited<ReturnType<typeof readMigrations>>[number]) {
  const sent: string[] = [];
  const query = (text: string): Promise<never[]> => {
    sent.push(text);
    return Promise.resolve([]);
  };
  const migration = new Migration();
  await migration.up({ query } as unknown as QueryRunner);
  return { name: migration.name!, sent };
}

/**
 * Compares with the statements that commit 6866424 sent. Those of search-words that filled tables by the product's
 * rules are left out: they are now the data step search-words.
 */
test('released migrations send exactly their released SQL', async () => {
  const all = await Promise.all((await readMigrations()).map(sentBy));
  const now = all.filter(({ name }) => name in released).map(({ name, sent }) => [name, sent] as const);
  const names = Object.keys(released);
  expect(now.map(([name]) => name)).toEqual(names);
  for (const [name, sent] of now) {
    expect(sent.filter((text) => !markDocuments.test(text))).toEqual(released[name]);
  }
});

test('migrations run in the order of their numbers, and have matching file names', async () => {
  const names = (await readMigrations()).map((Migration) => new Migration().name ?? '');
  const numbers = names.map((name) => name.slice(-13));
  expect(numbers).toEqual([...numbers].sort());
  expect(new Set(numbers).size).toBe(numbers.length);
});
