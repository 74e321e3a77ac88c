import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

import type { Atlas } from './atlas.js';
import type { Fonts } from './browser.js';
import type { SignedInProfile } from './signed-in.js';

type Scheme = 'light' | 'dark';

const windowHeight = 800;

/** The width and the colour scheme in which a screen is checked. */
export interface ScreenVariant {
  readonly scheme: Scheme;
  readonly width: number;
}

/** Both schemes at both main widths. */
export const everyVariant: readonly ScreenVariant[] = [
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 1280 },
];

/** Each scheme once and each width once; what depends on both is checked with the main screens. */
export const someVariants: readonly ScreenVariant[] = [
  { scheme: 'light', width: 360 },
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 1280 },
];

/** A screen in a state: its address, what shows that it has loaded completely, and what is done there first. */
export interface Screen {
  readonly path: string;
  readonly complete: string | RegExp;
  readonly act?: (page: Page, width: number) => Promise<void>;
  /** What else is expected of it in each variant. */
  readonly also?: (page: Page) => Promise<void>;
  readonly variants: readonly ScreenVariant[];
}

interface Visit extends ScreenVariant {
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
}

/** A visit in a scheme at a width; `profile` determines who visits. */
export async function visitVariant(
  atlas: Atlas,
  { scheme, width, fonts }: Visit,
  profile: SignedInProfile = {},
): Promise<Page> {
  const page = await (fonts ? atlas.visit({ ...profile, fonts }) : atlas.look(profile));
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: windowHeight });
  return page;
}

/**
 * Expects a screen to be accessible and no wider than the window, in each variant. It is loaded in the first variant
 * and then resized; what is done there first is done anew at each width, since the way there may differ.
 */
export async function expectFit(
  atlas: Atlas,
  { path, complete, act, also, variants }: Screen,
  profile: SignedInProfile = {},
): Promise<void> {
  let page: Page | undefined;
  let last: ScreenVariant | undefined;
  for (const variant of variants) {
    const { scheme, width } = variant;
    const isResized = width !== last?.width;
    if (page === undefined || (act !== undefined && isResized)) {
      await page?.close();
      page = await visitVariant(atlas, variant, profile);
      await page.goto(path);
      await page.getByText(complete).first().waitFor();
      await loaded(page);
      await act?.(page, width);
    } else {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: windowHeight });
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    }
    await loaded(page);
    // A click scrolls; the fixed header would then cover part of whatever is below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    const violations = await violationsOf(page, isResized ? undefined : rulesOfColour);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ ...variant, violations, wide }).toEqual({ ...variant, violations: [], wide: width });
    await also?.(page);
    last = variant;
  }
}

/** Waits until the page has drawn its current state, and shows it completely. */
export async function loaded(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
}

/** All rules of WCAG 2.2 AA and of good practice. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The rules that a page violates in its current state, with the elements that violate them. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What is busy is dimmed.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(areColoursSettled);
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const runOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: allRules };
  // Passes are not collected, and no page has frames: that saves time.
  const options = { runOnly, resultTypes: ['violations'] } as axe.RunOptions;
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Loads axe as a script, which the browser compiles once for all pages of a profile: 0.06 s of processor time less per
 * page than if it is evaluated anew, unminified.
 */
async function loadAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: `${axeSource}(${parseColoursOnce.toString()})();` });
  await devtools.detach();
}

interface AxeColour extends Record<'r' | 'g' | 'b' | 'alpha', number> {
  parseString(text: string): AxeColour;
}

/** What the types of axe leave out. */
type AxeWithColours = typeof axe & { commons: { color: { Color: { prototype: AxeColour } } } };

/** Makes axe parse each colour of a page once, not once per element: 0.1 s of processor time less per run. */
function parseColoursOnce(): void {
  const colours = new Map<string, Partial<AxeColour>>();
  const { prototype } = (window as unknown as { axe: AxeWithColours }).axe.commons.color.Color;
  const { parseString } = prototype;
  prototype.parseString = function parseOnce(text) {
    const known = colours.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    colours.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * Whether the colours of another scheme or state have come. Asked repeatedly, since Chromium does not always resolve
 * the promise of a transition that ends after a resize.
 */
function areColoursSettled(): boolean {
  return document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running');
}

/** In pixels; the last is the size of the title of the start page. */
const textSizes = [13, 15, 16, 20, 26, 38];

/** Expects that the texts of a page have one of six sizes. */
export async function expectTextSizes(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(textSizes).toEqual(expect.arrayContaining([...new Set(found)]));
}

/** Expects that links and buttons are at least 24 px high and wide, those within sentences excepted. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.getByRole('main').locator('a:visible, button:visible');
  expect(await targets.count()).toBeGreaterThan(3);
  expect(
    await targets.evaluateAll((all) => {
      const isInText = (one: Element) =>
        getComputedStyle(one).display === 'inline' && one.parentElement?.textContent !== one.textContent;
      // The area of a whole card.
      const isOnCard = (one: Element) => getComputedStyle(one, '::after').position === 'absolute';
      const isSmall = (one: Element) => {
        const { height, width } = one.getBoundingClientRect();
        return Math.min(height, width) < 24;
      };
      return all
        .filter((one) => isSmall(one) && !isInText(one) && !isOnCard(one))
        .map((one) => one.outerHTML);
    }),
  ).toEqual([]);
}

/** How far the content of a page has moved while it loaded, as the browser scores it. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift the browser reports nothing.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
