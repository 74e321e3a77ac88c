import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';

const atlas = startAtlas();

/** A middling line and a processor half as fast as this one. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const slowdown = 2;
const shiftBudget = 0.02;
/** What a page may never need, on whatever machine this runs; how fast it really is, the test says. */
const paintLimitMs = 6000;

test.each([
  ['the start page', '/', 'Anti-', 1280],
  ['the start page on a phone', '/', 'Anti-', 390],
  ['the list', '/entries', '396 entries', 1280],
  ['an entry', '/entries/AIA0000101', 'Dermatitis herpetiformis', 1280],
  ['an entry on a phone', '/entries/AIA0000101', 'Dermatitis herpetiformis', 390],
  ['the page about it', '/about', 'Report an error', 1280],
])('on a slow line %s is painted soon, and nothing jumps', async (name, path, complete, width) => {
  const page = await atlas.visit({ viewport: { width, height: 900 } });
  await slowDown(page);
  await page.goto(path);
  await page.getByText(complete).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { paint, shift } = await vitalsOf(page);
  process.stdout.write(`${name}: largest paint after ${Math.round(paint)} ms, shift ${shift.toFixed(3)}\n`);
  expect(shift).toBeLessThanOrEqual(shiftBudget);
  expect(paint).toBeGreaterThan(0);
  expect(paint).toBeLessThan(paintLimitMs);
});

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** When the largest thing was painted, and how much moved, as the browser itself counts it. */
function vitalsOf(page: Page): Promise<{ paint: number; shift: number }> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // Where nothing happened, nothing is ever reported.
        setTimeout(() => resolve([]), 500);
      });
    const [paints, shifts] = await Promise.all([
      entriesOf('largest-contentful-paint'),
      entriesOf('layout-shift') as Promise<(PerformanceEntry & { value: number })[]>,
    ]);
    return {
      paint: paints.at(-1)?.startTime ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}
