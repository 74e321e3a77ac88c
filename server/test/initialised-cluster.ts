import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBinaries } from '../persistence/embedded-binaries.js';
import { openCluster } from '../persistence/embedded-cluster.js';

let initialised: Promise<string> | undefined;

/** Fills a data folder with an initialised cluster that was never started: `initdb` runs once per process (2 s). */
export async function copyInitialisedCluster(dataDir: string): Promise<void> {
  initialised ??= initialise();
  await cp(await initialised, dataDir, { recursive: true });
}

async function initialise(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-initialised-'));
  await openCluster(await findBinaries(), dataDir);
  return dataDir;
}
