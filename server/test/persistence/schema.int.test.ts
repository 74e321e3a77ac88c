import { DataSource } from 'typeorm';

import { migrate, ranMigrations } from '../../persistence/migrate.js';
import { type OpenDatabase, openDatabase } from '../../persistence/open-database.js';
import { migrationClass, unknownMigrations } from '../../persistence/read-migrations.js';
import { upgradeDatabase } from '../../services/upgrades/upgrade-database.js';
import { useTestDatabase } from '../test-database.js';
import { differencesFromEntities } from './described-schema.js';

describe('database schema', () => {
  const test = useTestDatabase();

  it('matches the entities after all migrations', async () => {
    expect(await differencesFromEntities(test.dataSource)).toEqual([]);
  });

  it('needs a database in UTF-8', async () => {
    await test.dataSource.query(`CREATE DATABASE in_latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    const url = new URL(urlOf(test.dataSource));
    url.pathname = '/in_latin';
    const { dataSource, close } = await openDatabase(url.href, () => undefined);
    await expect(migrate(dataSource)).rejects.toThrow('the encoding of the database is LATIN1');
    await close();
    await test.dataSource.query('DROP DATABASE in_latin');
  });

  it('is migrated once, also if two instances start at once', async () => {
    expect(await Promise.all([migrate(test.dataSource), migrate(test.dataSource)])).toEqual([[], []]);
  });

  it('fails with the reason if its connection is cut', async () => {
    const cut = new DataSource({ ...test.dataSource.options, migrations: [Cut] });
    await cut.initialize();
    await expect(migrate(cut)).rejects.toThrow('terminating connection due to administrator command');
    await cut.destroy();
  });

  it('may take longer to migrate, or to wait for another instance, than the statement timeout', async () => {
    const newer = async () => unknownMigrations(await ranMigrations(test.database));
    expect(await newer()).toEqual([]);
    const { options } = test.dataSource;
    const extra = { statement_timeout: 300, max: 5 };
    const hurried = new DataSource({ ...options, migrations: [Slow], extra });
    await hurried.initialize();
    const runs = await Promise.all([migrate(hurried), migrate(hurried)]);
    expect(runs.flat()).toEqual(['Slow1999999999999']);
    expect(await newer()).toEqual(['Slow1999999999999']);
    const slow = Array.from({ length: 3 }, () => hurried.query('SELECT pg_sleep(0.6)'));
    const outcomes = await Promise.allSettled(slow);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await hurried.destroy();
  });

  it('is migrated again after a deadlock with an instance of the earlier version', async () => {
    await test.dataSource.query('CREATE SEQUENCE attempts');
    const dataSource = new DataSource({ ...test.dataSource.options, migrations: [Deadlocked] });
    await dataSource.initialize();
    expect(await upgradeDatabase({ ...test, dataSource } as unknown as OpenDatabase)).toContain(
      'Deadlocked1999999999997',
    );
    expect(await test.database.query('SELECT last_value::int FROM attempts')).toEqual([{ last_value: 3 }]);
    await dataSource.destroy();
  });
});

function urlOf({ options }: DataSource): string {
  return 'url' in options && options.url !== undefined ? options.url : '';
}

const Slow = migrationClass({ name: 'Slow1999999999999', statements: ['SELECT pg_sleep(0.6)'] });
const Cut = migrationClass({
  name: 'Cut1999999999998',
  statements: ['SELECT pg_terminate_backend(pg_backend_pid())'],
});
/** Deadlocks twice; a sequence is not rolled back. */
const Deadlocked = migrationClass({
  name: 'Deadlocked1999999999997',
  statements: [`DO $$ BEGIN IF nextval('attempts') < 3 THEN RAISE deadlock_detected; END IF; END $$`],
});
