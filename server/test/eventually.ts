import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with the first result that is neither false nor missing. Throws after a minute. */
export async function eventually<Found>(
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, false | null | undefined>> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined)
      return found as Exclude<Found, false | null | undefined>;
  }
  throw new Error('The condition did not become true within a minute.');
}
