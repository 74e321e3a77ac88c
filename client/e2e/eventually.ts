import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

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

/** Waits until a page that one went to has taken the focus, which it does once it is shown; keys come after that. */
export async function focusOnPage(page: Page): Promise<void> {
  await page.locator('main:focus').waitFor();
}
