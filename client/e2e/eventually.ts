import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

const timeoutMs = 30_000;
const betweenMs = 50;

/** Reads a value until it is as expected, and returns it. After the timeout it fails as the expectation fails. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  expectation: (value: Value) => void,
): Promise<Value> {
  for (const end = Date.now() + timeoutMs; ; await pause(betweenMs)) {
    const value = await read();
    try {
      expectation(value);
      return value;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Waits until the new page has taken the focus, which happens when it is shown; press keys only after that. */
export async function focusOnPage(page: Page): Promise<void> {
  await page.locator('main:focus').waitFor();
}
