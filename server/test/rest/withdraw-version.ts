import { openDatabase } from '../../persistence/open-database.js';
import { createServices } from '../../services/services.js';
import { administrator } from '../services/people.js';
import type { TestApp } from '../start-test-app.js';
import { testSettings } from '../test-database.js';

/** Withdraws a version of an entry in the database of a running product, as the command line of the server does. */
export async function withdrawVersion(
  { databaseUrl }: TestApp,
  accession: string,
  version: number,
): Promise<void> {
  const { database, close } = await openDatabase(databaseUrl, () => undefined);
  try {
    await createServices(database, testSettings).entryEditing.withdrawVersion(
      administrator,
      accession,
      version,
    );
  } finally {
    await close();
  }
}
