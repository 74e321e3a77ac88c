import { v7 as uuidV7 } from 'uuid';

import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import {
  EntryWriteRepository,
  type NewEntry,
} from '../../persistence/repositories/entry-write.repository.js';
import { runDataSteps } from '../../services/upgrades/upgrade-database.js';
import { useTestDatabase } from '../test-database.js';

const formerText = 'Indirect immunofluorescence on HEp-2 cells (cytoplasmic speckled, AC-20)';
const correctedText = 'Indirect immunofluorescence on HEp-2 cells (cytoplasmic speckled)';

const test = useTestDatabase();
let writes: EntryWriteRepository;
beforeAll(async () => {
  writes = new EntryWriteRepository(test.database);
  await test.database.query('TRUNCATE data_steps');
});

function entry(disease: string, autoantibody: string, screening: string): NewEntry {
  const given: Partial<Record<string, string>> = { disease, autoantibody, autoantigen: 'Antigen', screening };
  return { id: uuidV7(), values: mapEntryFields((name) => given[name] ?? null), additional: {} };
}

const create = (entries: readonly NewEntry[], source: string): Promise<unknown> =>
  test.database.transaction((transaction) =>
    writes.create(transaction, entries, { source, userId: null, at: new Date(), reason: null }),
  );

it('corrects the ICAP patterns of the starter entries that nobody has changed, with a revision', async () => {
  await create([entry('Starter', 'Anti-OJ', formerText), entry('Other text', 'Anti-OJ', 'AC-20')], 'starter');
  await create([entry('Own', 'Anti-OJ', formerText)], 'edit');
  await create([entry('Edited', 'Anti-Zo', formerText)], 'starter');
  await test.database.query(`UPDATE entries SET version = 2 WHERE disease = 'Edited'`);

  await runDataSteps(test.database);

  const rows = await test.database.query(
    'SELECT disease, screening, version FROM entries ORDER BY entry_number',
  );
  expect(rows).toEqual([
    { disease: 'Starter', screening: correctedText, version: 2 },
    { disease: 'Other text', screening: 'AC-20', version: 1 },
    { disease: 'Own', screening: formerText, version: 1 },
    { disease: 'Edited', screening: formerText, version: 2 },
  ]);
  const revisions = await test.database.query(
    'SELECT action, changes, reason, source FROM entry_revisions WHERE version = 2',
  );
  expect(revisions).toEqual([
    {
      action: 'update',
      changes: { screening: [formerText, correctedText] },
      reason: 'ICAP patterns compared with pages that name them',
      source: 'starter',
    },
  ]);
});
