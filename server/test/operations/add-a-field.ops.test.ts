import type { Answer } from '../call-api.js';
import {
  administrator,
  dumpedCommits,
  type DumpServer,
  startDumpServer,
} from '../persistence/restored-database.js';
import { AtlasClient } from './atlas-client.js';
import { cleanUp, emptyDataDir, startAtlas } from './atlas-process.js';
import { cloneRepository, followAddAField, runIn, serveDatabases } from './repository-clone.js';

const tsc = 'node_modules/typescript-native/bin/tsc';
const value = 'agalactosyl IgG1';
const commits = dumpedCommits();
/**
 * The description of a database in the test, its name in PostgreSQL, and the commit of the restored dump. The upgrade
 * of the oldest dump runs every migration and data step; the test of upgrades has the others.
 */
const databases: readonly (readonly [string, string, string | undefined])[] = [
  ['an empty database', 'fresh', undefined],
  ['the oldest database', 'oldest', commits.at(0)],
  ['the newest database', 'newest', commits.at(-1)],
];

describe('the field added by docs/add-a-field.md', () => {
  let clone: string;
  let postgres: DumpServer;
  let serve: ReturnType<typeof serveDatabases>;
  beforeAll(async () => {
    clone = cloneRepository();
    await followAddAField(clone);
    await runIn(clone, process.execPath, 'tools/build.mjs', 'server');
    postgres = await startDumpServer();
    serve = serveDatabases(clone);
  });
  afterAll(async () => {
    await cleanUp();
    await postgres.close();
  });

  // No browser test refers to the fields by type.
  it('passes the type checks of client and server', async () => {
    const check = (project: string) =>
      runIn(clone, process.execPath, tsc, '-p', project, '--incremental', 'false');
    await Promise.all([check('client'), check('server')]);
  });

  it.each(databases)(
    'is stored, found, sorted by, submitted, imported and exported in %s',
    async (_, name, commit) => {
      const caller = await start(await postgres.create(name, commit), commit === undefined);
      const get = (path: string): Promise<Answer> => caller.good('GET', path);
      const before = Number((await get('/api/disease?limit=1')).pagination.total);

      const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TGM2' };
      const made = await caller.call('POST', '/api/disease', { body: { ...names, glycosylation: value } });
      expect(made.body.data).toMatchObject({ glycosylation: value });
      const later = { ...names, epitope: 'C', uniprotId: 'P21980', glycosylation: 'bisected' };
      const submitted = await caller.call('POST', '/api/submissions', { body: later });
      const id = String(submitted.body.data._id);
      const approved = await caller.call('POST', `/api/submissions/${id}/approve`, { body: {} });
      expect(approved.body.data.entry).toMatchObject({ glycosylation: 'bisected' });
      await importCsv(caller, 'Disease,Antibody,Antigen,Sugars\nUveitis,Anti-S,S-arrestin,zymosan-like\n');

      const filled = await get('/api/disease?glycosylation=*&sortBy=glycosylation&sortOrder=desc');
      expect(filled.data.map((entry: Answer) => entry.glycosylation)).toEqual([
        'zymosan-like',
        'bisected',
        value,
      ]);
      expect((await get('/api/disease?glycosylation=agal*')).pagination.total).toBe(1);
      expect((await get('/api/disease?search=agalactosyl&field=glycosylation')).pagination.total).toBe(1);
      expect((await get('/api/disease/unique/glycosylation')).data).toHaveLength(3);
      const query = '{ entries(filter: {glycosylation: {eq: "bisected"}}) { items { glycosylation } } }';
      const { data } = (await caller.call('POST', '/graphql', { body: { query } })).body;
      expect(data.entries.items).toEqual([{ glycosylation: 'bisected' }]);
      const [header, ...rows] = await exported(caller);
      expect(header?.split(',')).toContain('glycosylation');
      expect(rows).toHaveLength(before + 3);
      if (commit === undefined) return;
      // Text from before the upgrade is found in its own field, not in the new one.
      expect((await get('/api/disease?search=cohort')).pagination.total).toBe(1);
      expect((await get('/api/disease?search=cohort&field=glycosylation')).pagination.total).toBe(0);
    },
  );

  /** Starts the built program or, in a tenth of its time, the same server in a process that has loaded it before. */
  async function start(databaseUrl: string, asProgram: boolean): Promise<AtlasClient> {
    const { address, log } = await (asProgram ? startProgram(databaseUrl) : serve(databaseUrl));
    expect(log).toContain('Glycosylation1763900000000');
    const caller = new AtlasClient();
    caller.address = address;
    await caller.signIn(administrator.email, administrator.password);
    return caller;
  }

  async function startProgram(databaseUrl: string): Promise<{ address: string; log: string }> {
    const env = {
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    };
    const atlas = await startAtlas({ dataDir: emptyDataDir(), env, clone });
    return { address: await atlas.ready(), log: atlas.output() };
  }
});

async function importCsv({ address, token }: AtlasClient, text: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'sugars.csv');
  const headers = { authorization: `Bearer ${String(token)}` };
  const answer = await fetch(`${address}/api/disease/import/file`, { method: 'POST', headers, body: form });
  expect(await answer.json()).toMatchObject({ data: { status: 'done', inserted: 1 } });
}

async function exported({ address }: AtlasClient): Promise<string[]> {
  const answer = await fetch(`${address}/api/disease/export/data?format=csv`);
  return (await answer.text()).trim().split('\r\n');
}
