import type { CDPSession, Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyFonts } from './browser.js';
import { layoutShiftOf } from './screens.js';
import { openThrottledConnection, type ThrottledConnection } from './throttled-connection.js';

const atlas = startAtlas();

/** A connection of medium speed, and a processor half as fast as this one. */
const line = { down: 1_250_000, up: 625_000, latencyMs: 20 };
const slowdown = 2;
let slow: ThrottledConnection;
beforeAll(async () => {
  slow = await openThrottledConnection(atlas.app.url, line);
});
afterAll(() => slow.close());

const shiftBudget = 0.02;

const pages = [
  { name: 'the start page', path: '/', complete: 'Anti-', width: 1280 },
  { name: 'the start page on a phone', path: '/', complete: 'Anti-', width: 390 },
  { name: 'the list', path: '/entries', complete: '450 entries', width: 1280 },
  { name: 'an entry', path: '/entries/AIA0000101', complete: 'Dermatitis herpetiformis', width: 1280 },
  {
    name: 'an entry on a phone',
    path: '/entries/AIA0000101',
    complete: 'Dermatitis herpetiformis',
    width: 390,
  },
  { name: 'the page about it', path: '/about', complete: 'Report an error', width: 1280 },
];
const cases = everyFonts.flatMap((fonts) => pages.map((page) => ({ ...page, fonts })));

test.each(cases)(
  '$name is painted in our font on a slow line, and nothing moves ($fonts)',
  async (screen) => {
    const { name, path, complete, width, fonts } = screen;
    const page = await atlas.visit({ viewport: { width, height: 900 }, fonts, url: slow.url });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    await page.getByText(complete).first().waitFor();
    await page.waitForLoadState('networkidle');
    const [paint, shift] = await Promise.all([largestPaintOf(page), layoutShiftOf(page)]);
    // Printed only: on a busy machine it takes several times as long.
    process.stdout.write(
      `${name}: largest paint after ${Math.round(paint)} ms, shift ${shift.toFixed(3)} (${fonts})\n`,
    );
    expect(shift).toBeLessThanOrEqual(shiftBudget);
    expect(paint).toBeGreaterThan(0);
    expect(await fontsOfTitle(devtools)).toEqual([expect.objectContaining({ isCustomFont: true })]);
  },
);

/** The fonts that the page's title is painted with; fonts served by us are custom fonts. */
async function fontsOfTitle(devtools: CDPSession) {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  return (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

/** When the largest element was painted, in milliseconds. */
function largestPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        // Without a paint the browser reports nothing.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
