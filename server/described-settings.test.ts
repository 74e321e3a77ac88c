import { readFileSync } from 'node:fs';

import { variables } from './config-variables.js';
import { parseConfig } from './config.js';

const settings = Object.keys(variables.shape).sort();

const example = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
    ([, name, value]) => [String(name), String(value)] as const,
  ),
);

/** What .env.example shows of these is an example, not their default. */
const examples = ['DATABASE_URL', 'DATABASE_REPLICA_URLS', 'SMTP_URL', 'BACKUP_DIR', 'BACKUP_EVERY'];

test('.env.example has every setting, and the values that apply without it', () => {
  expect(Object.keys(example).sort()).toEqual(settings);
  const defaults = Object.entries(example).filter(([name]) => !examples.includes(name));
  expect(parseConfig(Object.fromEntries(defaults))).toEqual(parseConfig({}));
  expect(parseConfig({ BACKUP_DIR: '.', BACKUP_KEEP: example['BACKUP_KEEP'] })).toEqual(
    parseConfig({ BACKUP_DIR: '.' }),
  );
  expect(() => parseConfig(example)).not.toThrow();
});

test('the table of the README has every setting', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(
    /^\| ((?:`[A-Z_]+`(?:, )?)+) +\| [^|]+\| [^|]+\|$/gm,
  );
  const named = [...rows].flatMap(([, names]) => String(names).replaceAll('`', '').split(', '));
  expect(named.sort()).toEqual(settings);
});
