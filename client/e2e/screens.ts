import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import type { Atlas } from './atlas.js';
import type { Fonts } from './browser.js';
import type { SignedInProfile } from './signed-in.js';

/** A way to look at a screen. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
}

/** Both schemes at both main widths. */
export const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 390].map((width) => ({ scheme, width })),
);

/** Each scheme once, each width once: what depends on both is looked at with the main screens. */
export const someLooks: readonly Look[] = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 360 },
];

/** A screen in a state: where it is, what tells that it is complete, and what is done there first. */
export interface Screen {
  readonly path: string;
  readonly complete: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
}

/** A visit with a look; `profile` says who comes. */
export async function visitWithLook(
  atlas: Atlas,
  { scheme, width, fonts }: Look,
  profile: SignedInProfile = {},
): Promise<Page> {
  const page = await (fonts ? atlas.visit({ ...profile, fonts }) : atlas.look(profile.storageState));
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 800 });
  return page;
}

/** Expects a screen to be accessible and no wider than the window. */
export async function expectFit(
  atlas: Atlas,
  { path, complete, act, ...look }: Screen & Look,
  profile: SignedInProfile = {},
): Promise<void> {
  const page = await visitWithLook(atlas, look, profile);
  await page.goto(path);
  await page.getByText(complete).first().waitFor();
  await loaded(page);
  await act?.(page);
  await loaded(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
}

function loaded(page: Page): Promise<void> {
  return page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
}

/** What of a page, in the state it is in, breaks WCAG 2.2 AA or good practice: the rule and the element. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not asked about, and no page has frames: without either it takes a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
