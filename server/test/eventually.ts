import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when a condition is true. Throws after 20 seconds. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('The condition did not become true within 20 seconds.');
  }
}
