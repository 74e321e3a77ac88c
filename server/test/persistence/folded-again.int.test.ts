import { runDataSteps } from '../../services/upgrades/upgrade-database.js';
import { expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { anEntry, storeEntries, useTestDatabase } from '../test-database.js';

const test = useTestDatabase();

const long = `Anti-F (${'x'.repeat(201)})`;

/**
 * Stores what earlier versions stored: a soft hyphen counted, full-width separators joined names, "auto" was part of a
 * key, and the key of a part stood for a whole that had none.
 */
const storeFormerly = [
  `UPDATE entry_index SET key_disease = U&'sarco\\00ADidosis', name_keys = '{}', document = 'earlier'
    WHERE key_autoantibody = 'anti-b'`,
  `UPDATE entry_values SET count = 1 WHERE field = 'disease' AND key = 'sarcoidosis'`,
  `INSERT INTO entry_values (field, key, value, count)
    VALUES ('disease', U&'sarco\\00ADidosis', U&'Sarco\\00ADidosis', 1)`,
  `UPDATE value_names SET names = ' earlier ' WHERE key = 'p1;p2'`,
  `UPDATE entry_index SET key_disease = 'sjogren s syndrome' WHERE key_autoantibody = 'anti-d'`,
  `UPDATE entry_values SET key = 'sjogren s syndrome' WHERE key = 'sjogren''s syndrome'`,
  `UPDATE entry_index SET name_keys = '{autoe}' WHERE key_autoantibody = 'auto anti-e'`,
  `UPDATE value_names SET names = E' earlier \\x1df ' WHERE key ~ '^(auto anti-e|anti-\\+|anti-f .*)$'`,
  'TRUNCATE data_steps',
];

it('an upgrade compares texts that fold otherwise anew, and makes no revision', async () => {
  const entries = [
    anEntry({ disease: 'Sarcoidosis', autoantibody: 'Anti-A' }),
    anEntry({ disease: 'Sarco\u00adidosis', autoantibody: 'Anti-B', autoantigen: 'P1；P2' }),
    anEntry({ disease: 'Other', autoantibody: 'Anti-C', autoantigen: 'P1;P2' }),
    anEntry({ disease: 'Sjögren´s syndrome', autoantibody: 'Anti-D' }),
    ...['Auto anti-E', 'Anti-+', long].map((autoantibody) => anEntry({ autoantibody })),
  ];
  await storeEntries(test.database, entries);
  for (const text of storeFormerly) await test.database.query(text);

  expect(await runDataSteps(test.database)).toContain('folded-again');

  await expectListsMatchRecomputation(test);
  expect(await test.database.query(`SELECT count FROM entry_values WHERE key = 'sarcoidosis'`)).toEqual([
    { count: 2 },
  ]);
  expect(await test.database.query('SELECT version FROM entry_revisions WHERE version > 1')).toEqual([]);
});
