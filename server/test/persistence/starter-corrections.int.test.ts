import { v7 as uuidV7 } from 'uuid';

import { type EntryValues, mapEntryFields } from '../../../schema/contract/entry-fields.js';
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
beforeAll(() => {
  writes = new EntryWriteRepository(test.database);
});
beforeEach(() => test.database.query('TRUNCATE data_steps, entries CASCADE'));

const entry = (disease: string, autoantibody: string, screening: string): NewEntry =>
  entryWith({ disease, autoantibody, screening });

function entryWith(given: Partial<EntryValues>): NewEntry {
  const values = mapEntryFields((name) => given[name] ?? null);
  return { id: uuidV7(), values: { ...values, autoantigen: 'Antigen' }, additional: {} };
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

it('corrects what untouched starter entries say of Evans’ syndrome and of anti-MAG, with a revision', async () => {
  const evans = {
    ...{ disease: "Evans' syndrome", autoantibody: 'Anti-GPIIb/IIIa' },
    sensitivity: 'Direct test 53% (95% CI 44-61%), indirect 18% (GPIIb/IIIa or GPIb/IX)',
    referenceRangesAndCutoffValues: 'Specificity 93% (95% CI 81-99%) direct, 96% indirect',
  };
  const mag = {
    disease: 'Polyneuropathy associated with IgM monoclonal gammapathy with anti-MAG',
    ...{ autoantibody: 'Anti-MAG', type: 'Glycolipid or phospholipid' },
  };
  const itp = { ...evans, disease: 'Autoimmune thrombocytopenic purpura' };
  await create([entryWith(evans), entryWith(mag), entryWith(itp)], 'starter');
  await create([entryWith(evans)], 'edit');
  await create([entryWith({ ...evans, sensitivity: '50%' })], 'starter');

  await runDataSteps(test.database);

  const rows = await test.database.query<Record<string, unknown>>(
    `SELECT sensitivity, reference_ranges_and_cutoff_values AS ranges, type, version
    FROM entries ORDER BY entry_number`,
  );
  const ranges = evans.referenceRangesAndCutoffValues;
  const { sensitivity } = evans;
  expect(rows).toEqual([
    { sensitivity: null, ranges: null, type: null, version: 2 },
    { sensitivity: null, ranges: null, type: 'Neuronal surface antigen', version: 2 },
    { sensitivity, ranges, type: null, version: 1 },
    { sensitivity, ranges, type: null, version: 1 },
    { sensitivity: '50%', ranges, type: null, version: 1 },
  ]);
  const revisions = await test.database.query(
    'SELECT changes, source FROM entry_revisions WHERE version = 2 ORDER BY changes::text',
  );
  expect(revisions).toEqual([
    {
      changes: { sensitivity: [sensitivity, null], referenceRangesAndCutoffValues: [ranges, null] },
      source: 'starter',
    },
    { changes: { type: [mag.type, 'Neuronal surface antigen'] }, source: 'starter' },
  ]);
});
