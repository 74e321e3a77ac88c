import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { migrate } from '../../persistence/migrate.js';
import { startTestDatabase, type TestDatabase } from '../test-database.js';

describe('the database schema', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await startTestDatabase();
  });
  afterAll(() => test.close());

  it('is, after all migrations, what the entities say', async () => {
    const { upQueries } = await test.dataSource.driver.createSchemaBuilder().log();
    const differences = upQueries.map(({ query }) => query);
    // Foreign keys and checks are the database's own: the ORM is never asked to follow or to repeat them.
    expect(differences.filter((query) => !/DROP CONSTRAINT "\w+_(fkey|check)"/.test(query))).toEqual([]);
  });

  it('is migrated once, also when two instances start at once', async () => {
    expect(await Promise.all([migrate(test.dataSource), migrate(test.dataSource)])).toEqual([[], []]);
  });
});
