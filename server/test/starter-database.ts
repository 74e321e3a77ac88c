import { join } from 'node:path';

import { projectRoot } from '../project-root.js';
import { readDiseaseNames } from '../search/parse/read-disease-names.js';
import { seedStarterEntries } from '../services/seed/seed-starter-entries.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';

/** Opens a fresh database with the starter entries, in which searches know the synonyms of diseases. */
export async function startStarterDatabase(): Promise<TestDatabase> {
  const data = join(projectRoot(), 'data');
  const test = await startTestDatabase({ diseaseNames: readDiseaseNames(join(data, 'disease-names.csv')) });
  await seedStarterEntries(test.database, join(data, 'starter-entries.csv'));
  return test;
}
