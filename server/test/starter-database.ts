import { join } from 'node:path';

import { projectRoot } from '../project-root.js';
import { readDiseaseNames } from '../search/parse/read-disease-names.js';
import { readGeneNames } from '../search/parse/read-gene-names.js';
import { seedStarterEntries } from '../services/seed/seed-starter-entries.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';

/** Opens a fresh database with the starter entries, in which the names of diseases and genes are known. */
export async function startStarterDatabase(): Promise<TestDatabase> {
  const data = join(projectRoot(), 'data');
  const test = await startTestDatabase({
    diseaseNames: readDiseaseNames(join(data, 'disease-names.csv')),
    geneNames: readGeneNames(join(data, 'gene-names.tsv.gz')),
  });
  await seedStarterEntries(test.database, join(data, 'starter-entries.csv'));
  return test;
}
