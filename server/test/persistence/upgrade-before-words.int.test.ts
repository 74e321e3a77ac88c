import { DataSource, type DataSourceOptions } from 'typeorm';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { migrate } from '../../persistence/migrate.js';
import { type OpenDatabase, openDatabase } from '../../persistence/open-database.js';
import { migrationClass, readMigrations } from '../../persistence/read-migrations.js';
import type { NewEntry } from '../../persistence/repositories/entry-write.repository.js';
import { searchDocument, segmentSeparator } from '../../search/index/search-document.js';
import { upgradeDatabase } from '../../services/upgrades/upgrade-database.js';
import { expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { anEntry, storeEntries, type TestDatabase } from '../test-database.js';
import { type DumpServer, startDumpServer } from './restored-database.js';

/** The migrations before search-words, and the number of fields they know. */
const earlyMigrations = 5;
const earlyFields = 25;

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `word${String(at)}`).join(' ');
const entries: readonly NewEntry[] = [
  anEntry({ disease: 'Plain', synonym: 'Anti-Jo-1; PL-7' }, { Country: 'Österreich' }),
  anEntry({ disease: 'A word that is long, but found', mechanism: 'y'.repeat(300) }),
  anEntry({ disease: 'A word that the index refuses', mechanism: '中'.repeat(3000) }),
  anEntry({ disease: 'More words than a document may have' }, { notes: words(30_000) }),
];
const tables = ['entries', 'entry_revisions', 'entry_index', 'entry_values'];

/** The search document of an entry as that version wrote it: without later fields, and without a mark. */
function earlyDocument({ values, additional }: NewEntry): string {
  const segments = searchDocument(values, additional)
    .split(segmentSeparator)
    .slice(0, entryFieldNames.length + 1);
  return [...segments.slice(0, earlyFields), segments.at(-1)].join(segmentSeparator);
}

describe('a database before the migration search-words', () => {
  let server: DumpServer;
  let present: OpenDatabase;
  let early: OpenDatabase;
  beforeAll(async () => {
    server = await startDumpServer();
    present = await openDatabase(await server.create('present'), () => undefined);
    await upgradeDatabase(present);
    await storeEntries(present.database, entries);
    early = await openDatabase(await createEarly(), () => undefined);
    for (const table of tables) await copyTable(table);
    await early.database.query('UPDATE entry_totals SET total = $1', [entries.length]);
    for (const [at, entry] of entries.entries()) {
      const values = [earlyDocument(entry), at + 1];
      await early.database.query('UPDATE entry_index SET document = $1 WHERE entry_number = $2', values);
    }
  });
  afterAll(async () => {
    await early.close();
    await present.close();
    await server.close();
  });

  async function createEarly(): Promise<string> {
    const url = await server.create('early');
    const migrations = (await readMigrations()).slice(0, earlyMigrations).map(migrationClass);
    const options = { ...present.dataSource.options, url, migrations } as DataSourceOptions;
    const source = await new DataSource(options).initialize();
    await migrate(source);
    await source.destroy();
    return url;
  }

  /** Copies the columns that the early table contains. */
  async function copyTable(table: string): Promise<void> {
    const columns = await early.database.query<{ name: string }>(
      `SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = $1`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    const rows = await present.database.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${table} t`);
    await early.database.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  }

  it('gets name keys, words and names for its entries', async () => {
    const run = await upgradeDatabase(early);
    expect(run).toContain('SearchWords1763720000000');
    expect(run).toContain('search-words');
    await expectListsMatchRecomputation(early as unknown as TestDatabase);
  });
});
