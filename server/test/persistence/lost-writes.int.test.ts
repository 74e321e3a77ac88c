import { DataSource } from 'typeorm';

import { migrate } from '../../persistence/migrate.js';
import { migrationClass } from '../../persistence/read-migrations.js';
import { runDataSteps } from '../../services/upgrades/upgrade-database.js';
import { aDraft, anEditor } from '../services/editors.js';
import { addPerson, administrator } from '../services/people.js';
import { signedInAs, type TestDatabase, useTestDatabase, visitor } from '../test-database.js';

const lost = { name: 'Lost1999999999999', statements: [] };

/** A write, and what makes it again after it was lost. */
type Writer = (test: TestDatabase) => Promise<() => Promise<unknown>>;

const writers: Readonly<Record<string, Writer>> = {
  'an entry': async (test) => {
    const editor = await anEditor(test);
    return () => test.services.entryEditing.create(editor, aDraft());
  },
  'a withdrawal': async (test) => {
    const [editing, editor] = [test.services.entryEditing, await anEditor(test)];
    const { id, accession } = await editing.create(editor, aDraft());
    await editing.update(editor, id, { disease: 'Another disease' });
    let undo = true;
    return () => editing.withdrawVersion(administrator, accession, 1, { undo: (undo = !undo) });
  },
  'the vocabulary': async (test) => {
    const reviewer = signedInAs((await addPerson(test, { role: 'Reviewer' })).id, 'Reviewer');
    const { id } = await test.services.vocabulary.find(visitor, 'ANCA');
    let name = 'ANCA';
    return () => test.services.vocabularyEditing.update(reviewer, id, { name: (name += ' again') });
  },
  'a data step': (test) => {
    const step = { number: 900, name: 'a step', runBatch: () => Promise.resolve(null) };
    return Promise.resolve(async () => {
      await test.database.query('DELETE FROM data_steps');
      return runDataSteps(test.database, [step]);
    });
  },
  'a migration': (test) =>
    Promise.resolve(async () => {
      await test.database.query(`DELETE FROM migrations WHERE name = '${lost.name}'`);
      const upgraded = new DataSource({ ...test.dataSource.options, migrations: [migrationClass(lost)] });
      await upgraded.initialize();
      await migrate(upgraded);
      await upgraded.destroy();
    }),
};

describe('a version of the data that a failover lost', () => {
  const test = useTestDatabase();

  const versions = async () => {
    const [read] = await test.database.query<{ data: string; vocabulary: string }>(
      `SELECT t.version::text AS data, v.version::text AS vocabulary FROM entry_totals t, vocabulary_state v`,
    );
    return read;
  };
  /** Sets the versions back, as on a replica that had not received the last write when it took over. */
  const lose = (before: Awaited<ReturnType<typeof versions>>) =>
    test.database.query(
      `WITH t AS (UPDATE entry_totals SET version = $1) UPDATE vocabulary_state SET version = $2`,
      [before?.data, before?.vocabulary],
    );

  it.each(Object.keys(writers))('does not come again with the next write of %s', async (name) => {
    const write = await writers[name]?.(test);
    const before = await versions();
    await write?.();
    const lost = await versions();
    expect(lost?.data).not.toBe(before?.data);
    await lose(before);
    await write?.();
    const after = await versions();
    expect(after?.data).not.toBe(lost?.data);
    if (name === 'the vocabulary') expect(after?.vocabulary).not.toBe(lost?.vocabulary);
  });
});
