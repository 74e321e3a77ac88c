import { projectRoot } from '../../project-root.js';
import { AtlasClient } from '../operations/atlas-client.js';
import { type AtlasProcess, initialisedDataDir, startAtlas } from '../operations/atlas-process.js';
import type { Report } from './report.js';

/** A running product with an embedded database of its own, called by its first administrator. */
export interface Product {
  readonly atlas: AtlasClient;
  readonly running: AtlasProcess;
  readonly dataDir: string;
}

export const administrator = { email: 'admin@localhost', password: 'the keys of all the tests' };

/** Starts the product with the starter entries; `env` overrides its settings. `cleanUp` stops it. */
export async function startProduct(env: NodeJS.ProcessEnv = {}, dataDir?: string): Promise<Product> {
  const folder = dataDir ?? (await initialisedDataDir());
  const running = await startAtlas({
    dataDir: folder,
    clone: projectRoot(),
    env: { ADMIN_PASSWORD: administrator.password, RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...env },
  });
  const atlas = new AtlasClient();
  atlas.address = await running.ready();
  await atlas.signIn(administrator.email, administrator.password);
  return { atlas, running, dataDir: folder };
}

/** Expects the server to have logged no error with its cause, such as an internal one. */
export function checkLog(report: Report, { running }: Product): Promise<void> {
  const lines = running.output().split('\n');
  const faults = lines.filter((line) => /^\{"level":[56]0/.test(line));
  const seen = [`${faults.length} errors`, ...faults.slice(0, 1)].join(': ').slice(0, 1000);
  return report.check({ what: 'log', sent: 'all of the above', expected: 'no error logged' }, async () => ({
    seen,
    ok: faults.length === 0,
  }));
}

/** Runs `work` for every item, `atOnce` at a time. */
export async function forEach<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const runSome = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, runSome));
}
