import { startTestApp } from './start-test-app.js';
import { makeTemplate, startTestCluster } from './test-cluster.js';

let stop: (() => Promise<void>) | undefined;

/** Jest calls it once, before the test files of a project that needs a database. */
export async function setUp(): Promise<void> {
  stop = await startTestCluster();
  await makeTemplate('seeded', 'migrated', async (databaseUrl) => {
    const app = await startTestApp({ databaseUrl });
    await app.close();
  });
}

export async function tearDown(): Promise<void> {
  await stop?.();
}
