import { openDatabase } from '../../persistence/open-database.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import type { TestDatabase } from '../test-database.js';
import { embeddedUrl } from './embedded-query.js';

/** Checks derived tables and histories with SQL, which shows what no answer does. */
export async function auditTables(dataDir: string): Promise<void> {
  const open = await openDatabase(embeddedUrl(dataDir), () => undefined);
  await expectListsMatchRecomputation(open as unknown as TestDatabase);
  await expectCompleteHistories(open as unknown as TestDatabase);
  await open.close();
}
