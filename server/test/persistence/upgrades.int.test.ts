import { messages } from '../../../schema/contract/messages.js';
import { type OpenDatabase, openDatabase } from '../../persistence/open-database.js';
import { dataSteps, upgradeDatabase } from '../../services/upgrades/upgrade-database.js';
import type { Answer } from '../call-api.js';
import { expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { startTestApp } from '../start-test-app.js';
import type { TestDatabase } from '../test-database.js';
import { useStarted } from '../use-started.js';
import { describeSchema, differencesFromEntities } from './described-schema.js';
import { administrator, dumpedCommits, type DumpServer, startDumpServer } from './restored-database.js';

const commits = dumpedCommits();
let server: DumpServer;
let newSchema: object;
beforeAll(async () => {
  server = await startDumpServer();
  const fresh = await open(await server.create('fresh'));
  await upgradeDatabase(fresh);
  newSchema = await describeSchema(fresh.database);
  await fresh.close();
});
afterAll(() => server.close());

const open = (url: string): Promise<OpenDatabase> => openDatabase(url, () => undefined);

it('the dumps include the commit before the first data step', () => {
  expect(commits).toContain('6866424');
});

it('stores the measured values of entries from before them, as the texts and the reviews say', async () => {
  const upgraded = await open(await server.create('before_measured_values', '61b80c8'));
  await upgradeDatabase(upgraded);
  const measured = await upgraded.database.query(
    `SELECT e.autoantibody, i.measured_sensitivity AS sensitivity, i.measured_specificity AS specificity
     FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
     WHERE i.measured_sensitivity IS NOT NULL OR i.measured_specificity IS NOT NULL ORDER BY 1`,
  );
  expect(measured).toEqual([
    { autoantibody: 'GADA', sensitivity: 0.69, specificity: 0.99 },
    // Corrected from 64%; the specificity was rejected.
    { autoantibody: 'IA-2A', sensitivity: 0.66, specificity: null },
  ]);
  await upgraded.close();
});

describe.each(commits)('a database of commit %s', (commit) => {
  let url: string;
  let upgraded: OpenDatabase;
  let before: object[][];
  let run: readonly string[];
  beforeAll(async () => {
    url = await server.create(`of_${commit}`, commit);
    upgraded = await open(url);
    await upgraded.database.query(partlyArriving);
    before = await content(upgraded);
    run = await upgradeDatabase(upgraded);
  });
  afterAll(() => upgraded.close());

  it('has the schema of a new database and of the entities after the upgrade', async () => {
    expect(await describeSchema(upgraded.database)).toEqual(newSchema);
    expect(await differencesFromEntities(upgraded.dataSource)).toEqual([]);
  });

  it('marks previews from before the upgrade as failed', async () => {
    const previews = await upgraded.database.query(
      `SELECT status, message, inserted FROM imports WHERE file_name = 'preview.csv'`,
    );
    expect(previews).toEqual([{ status: 'failed', message: messages.importOutlivedUpgrade, inserted: 0 }]);
  });

  it('keeps its data, and its lists match its entries', async () => {
    expect(await content(upgraded)).toMatchObject(before);
    await expectListsMatchRecomputation(upgraded as unknown as TestDatabase);
  });

  it('is upgraded only once', async () => {
    expect(run.length).toBeGreaterThan(0);
    expect(await upgradeDatabase(upgraded)).toEqual([]);
    const finished = await upgraded.database.query(
      'SELECT number, name FROM data_steps WHERE finished_at IS NOT NULL ORDER BY number',
    );
    expect(finished).toEqual(expect.arrayContaining(dataSteps.map(({ number, name }) => ({ number, name }))));
  });

  describe('with a running server', () => {
    const app = useStarted(() => startTestApp({ databaseUrl: url, seed: 'none', rateLimit: false }));

    it('supports sign-in, reads, searches and writes', async () => {
      const call = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
        const answer = await app.call(method, path, { body, token });
        if (answer.status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
        return answer.body;
      };
      const { token } = await call('POST', '/api/auth/login', administrator);
      expect(await call('GET', '/api/auth/profile', undefined, token)).toMatchObject({
        user: { email: administrator.email },
      });
      const list = await call('GET', '/api/disease?sortBy=disease&limit=100');
      expect(list.data.length).toBe(list.pagination.total);
      expect(list.data.length).toBeGreaterThan(10);
      const found = await call('GET', '/api/disease/search/advanced?q=lupus%20anti-sm');
      const [entry] = found.data;
      expect(entry).toMatchObject({
        autoantibody: 'Anti-Sm',
        additional: { 'Cohort size': '140' },
        version: 3,
      });
      const history = await call('GET', `/api/disease/${entry._id}/history`, undefined, token);
      expect(history.data.map(({ reason }: Answer) => reason)).toEqual(['A second cohort', null, null]);
      const submissions = await call('GET', '/api/submissions', undefined, token);
      expect(submissions.pagination.total).toBeGreaterThan(7);
      const imports = await call('GET', '/api/disease/import', undefined, token);
      expect(imports.data.map(({ fileName }: Answer) => fileName)).toContain('good.csv');
      const preview = imports.data.find(({ fileName }: Answer) => fileName === 'preview.csv');
      expect(preview).toMatchObject({ status: 'failed', message: messages.importOutlivedUpgrade });
      const made = { disease: 'Made later', autoantibody: 'Anti-later', autoantigen: 'Laterin' };
      await call('POST', '/api/disease', made, token);
      expect((await call('GET', '/api/disease/search/advanced?q=laterin')).data).toMatchObject([made]);
    });
  });
});

/** Moves some rows to the partition for large imports, as after a server that stopped right after one. */
const partlyArriving = `
  DO $$ BEGIN
    IF to_regclass('entry_index_arriving') IS NOT NULL THEN
      UPDATE entry_index SET arriving = TRUE WHERE entry_number % 3 = 0;
    END IF;
  END $$`;

/** All rows of the tables that are not derived from others, except the preview; a later version may add columns. */
async function content({ database }: OpenDatabase): Promise<object[][]> {
  const tables = ['entries', 'entry_revisions', 'users', 'submissions', 'submission_events', 'imports'];
  const rows = tables.map((table) =>
    database.query<{ row: object }>(`SELECT to_jsonb(t) - 'document' AS row FROM ${table} t
      WHERE NOT to_jsonb(t) @> '{"file_name": "preview.csv"}' ORDER BY 1`),
  );
  return (await Promise.all(rows)).map((all) => all.map(({ row }) => row));
}
