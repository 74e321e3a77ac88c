import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
const betweenMs = 50;

/** Reads again until what is read is as expected, and gives that; where it never is, it fails as the expectation does. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  expectation: (value: Value) => void,
): Promise<Value> {
  for (const end = Date.now() + patienceMs; ; await pause(betweenMs)) {
    const value = await read();
    try {
      expectation(value);
      return value;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
