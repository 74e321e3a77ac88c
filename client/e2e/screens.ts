import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import type { Atlas } from './atlas.js';
import type { Fonts } from './browser.js';
import type { SignedInProfile } from './signed-in.js';

export type Scheme = 'light' | 'dark';

/** At which width, and in which colour schemes one after the other, a screen is checked. */
export interface ScreenVariant {
  readonly schemes: Scheme | 'light and dark';
  readonly width: number;
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
}

/** Both schemes at both main widths. */
export const everyVariant: readonly ScreenVariant[] = [1280, 390].map((width) => ({
  schemes: 'light and dark',
  width,
}));

/** Each scheme once and each width once; what depends on both is checked with the main screens. */
export const someVariants: readonly ScreenVariant[] = [
  { schemes: 'light', width: 1280 },
  { schemes: 'dark', width: 390 },
  { schemes: 'light', width: 360 },
];

/** A screen in a state: its address, what shows that it has loaded completely, and what is done there first. */
export interface Screen {
  readonly path: string;
  readonly complete: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
}

interface Visit {
  readonly scheme: Scheme;
  readonly width: number;
  readonly fonts?: Fonts | undefined;
}

/** A visit in a scheme at a width; `profile` determines who visits. */
export async function visitVariant(
  atlas: Atlas,
  { scheme, width, fonts }: Visit,
  profile: SignedInProfile = {},
): Promise<Page> {
  const page = await (fonts ? atlas.visit({ ...profile, fonts }) : atlas.look(profile.storageState));
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 800 });
  return page;
}

/** Expects a screen to be accessible in each scheme and no wider than the window. */
export async function expectFit(
  atlas: Atlas,
  { path, complete, act, schemes, width, fonts }: Screen & ScreenVariant,
  profile: SignedInProfile = {},
): Promise<void> {
  const scheme = schemes === 'dark' ? 'dark' : 'light';
  const page = await visitVariant(atlas, { scheme, width, fonts }, profile);
  await page.goto(path);
  await page.getByText(complete).first().waitFor();
  await loaded(page);
  await act?.(page);
  await loaded(page);
  // A click scrolls; the fixed header would then cover part of whatever is below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  if (schemes !== 'light and dark') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  expect(await violationsOf(page, rulesOfColour)).toEqual([]);
}

function loaded(page: Page): Promise<void> {
  return page
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
  const axe = new AxeBuilder({ page })
    // Passes are not collected, and no page has frames: both together save two thirds of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(allRules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
