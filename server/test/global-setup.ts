import { startTestApp } from './start-test-app.js';
import { makeTemplate, startTestCluster } from './test-cluster.js';

let stop: (() => Promise<void>) | undefined;

/** Jest's global setup of projects that need a database; runs once before their test files. */
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
