import { migrate } from '../../persistence/migrate.js';
import type { OpenDatabase } from '../../persistence/open-database.js';
import { runDataSteps } from './run-data-steps.js';

/** Brings schema and data up to this version. Returns the names of the migrations and data steps that were run. */
export async function upgradeDatabase({ dataSource, database }: OpenDatabase): Promise<readonly string[]> {
  const migrations = await migrate(dataSource);
  return [...migrations, ...(await runDataSteps(database))];
}
