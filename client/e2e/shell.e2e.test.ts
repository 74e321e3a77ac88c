import type { Locator, Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';

const atlas = startAtlas();

test('on a phone the header leads to the main pages, and the footer to the others', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  const links = ['Entries', 'Statistics', 'Explore', 'Submit'].map((name) =>
    header.getByRole('link', { name, exact: true }),
  );
  for (const target of [...links, header.getByRole('button', { name: 'Tools' })]) {
    const box = await target.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(24);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  }
  expect((await header.boundingBox())!.height).toBeLessThanOrEqual(112);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Calculator', 'Differential', 'About', 'API']) {
    await footer.getByRole('link', { name, exact: true }).waitFor();
  }
  await header.getByRole('link', { name: 'Statistics' }).click();
  await page.waitForURL('**/statistics');
});

test('a press on the navigation is answered before the page is there', async () => {
  const page = await atlas.look();
  await page.goto('/about');
  await page.getByText('Report an error').first().waitFor();
  await page.route('**/assets/StatisticsPage*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await page.locator('header a.pending', { hasText: 'Statistics' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await page.getByRole('main', { name: 'Statistics' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' });
});

test('the main content has a name before the page is there', async () => {
  const page = await atlas.look();
  let send: (() => void) | undefined;
  await page.route('**/assets/AboutPage*.js', async (route) => {
    await new Promise<void>((resolve) => (send = resolve));
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('main', { name: 'Loading' }).waitFor();
  send?.();
  await page.getByRole('main', { name: 'About Autoimmune Atlas' }).waitFor();
});

test('a long list and its focus are where they were left after a way back, the list also after a reload', async () => {
  const page = await atlas.look();
  await page.goto('/entries?limit=100');
  const last = page.getByRole('link', { name: 'AIA0000042' });
  await last.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  await eventually(place, (top) => expect(top).toBeGreaterThan(600));
  const left = await place();
  await page.reload();
  await eventually(place, (top) => expect(top).toBe(left));
  await last.click();
  await page.getByRole('heading', { level: 1, name: /^Anti-/ }).waitFor();
  await page.goBack();
  await eventually(place, (top) => expect(top).toBe(left));
  await last.and(page.locator(':focus')).waitFor();
  await page.reload();
  await eventually(place, (top) => expect(top).toBe(left));
});

test('in a low window, as at 200 % zoom, no bar stays over the page', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Send/ }).first().waitFor();
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 8)
      .map((element) => element.className),
  );
  expect(staying).toEqual([]);
});

test.each(['/entries?limit=25', '/vocabulary', '/diseases/systemic-lupus-erythematosus'])(
  'neither the header nor the head of a table covers what gets the focus on the way back (%s)',
  async (path) => {
    const page = await atlas.look();
    await page.goto(path);
    await page.getByRole('main').getByRole('table').waitFor();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await coversOnTheWay(page, 'Shift+Tab')).toEqual([]);
  },
);

test('the bar of a form covers nothing that gets the focus on the way down', async () => {
  const page = await atlas.look();
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Send/ }).first().waitFor();
  await page.getByRole('combobox', { name: 'Disease' }).focus();
  expect(await coversOnTheWay(page, 'Tab')).toEqual([]);
});

test('what is loading does not pulse for people who asked for less motion', async () => {
  const page = await atlas.visit();
  await page.route('**/graphql', () => undefined);
  await page.goto('/entries');
  const animationOf = (element: Element) => getComputedStyle(element, '::after').animationName;
  const bar = page.locator('.mantine-Skeleton-root').first();
  expect(await bar.evaluate(animationOf)).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await bar.evaluate(animationOf)).not.toBe('none');
});

test('forced colours outline the chosen view, preset and page, and the track of a switch', async () => {
  const page = await atlas.visit({ forcedColors: 'active' });
  await page.goto('/entries');
  await page.getByText(/ of \d+$/).waitFor();
  const outlined = await page.evaluate(() =>
    [...document.querySelectorAll('label, header a')]
      .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
      .map((element) => element.textContent),
  );
  expect(outlined).toEqual(['Entries', 'Table', 'Bench']);
  await page.goto('/entries/compare?entries=AIA0000001,AIA0000002');
  const track = page.locator('label', { has: page.getByRole('switch') }).locator('.mantine-Switch-track');
  expect(await track.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  await page.goto('/calculator');
  const tools = page.getByRole('button', { name: 'Tools' });
  expect(await tools.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('forced colours outline the active option of a list, and grey a button that is disabled', async () => {
  const page = await atlas.visit({ forcedColors: 'active' });
  await page.goto('/submit');
  const send = page.getByRole('button', { name: 'Send proposal' });
  await send.waitFor();
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const cancel = page.getByRole('button', { name: 'Cancel' });
  expect(await send.evaluate(colourOf)).not.toBe(await cancel.evaluate(colourOf));
  await page.goto('/entries');
  await page.getByRole('combobox', { name: 'Disease' }).press('ArrowDown');
  await page.locator('[role=option]:visible').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const active = page.locator('[data-combobox-selected]');
  expect(await active.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid');
});

test('forced colours leave the highlighted words of a list readable', async () => {
  const page = await atlas.visit({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/entries?search=thyroid');
  const highlight = page.getByRole('table').getByText('thyroid', { exact: true }).first();
  const picture = (await highlight.screenshot()).toString('base64');
  const colours = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  }, picture);
  // Dark letters on a light background, not on a dark one.
  expect(colours).toBeGreaterThan(120);
});

test('a notification is dragged away to a side, and returns if it was moved a little', async () => {
  const page = await atlas.visit({ permissions: ['clipboard-write'] });
  await page.goto('/entries/AIA0000050');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const sentence = page.getByText('Link copied');
  const { x, y } = await placeOf(sentence);
  const drag = async (distance: number) => {
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 10 + distance, y + 10, { steps: 3 });
    expect((await placeOf(sentence)).x).toBeCloseTo(x + distance, 0);
    await page.mouse.up();
  };
  await drag(60);
  expect((await placeOf(sentence)).x).toBeCloseTo(x, 0);
  await drag(180);
  await sentence.waitFor({ state: 'detached' });
});

/** What covers the elements that get the focus one after another, until the end of the page. */
async function coversOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const covers: string[] = [];
  for (let cover = ''; cover !== 'end'; cover = await page.evaluate(coverOf)) {
    if (cover !== '') covers.push(cover);
    await page.keyboard.press(key);
  }
  return covers;
}

/** What is drawn over the centre of the focused element, or nothing; `end` outside the page. */
function coverOf(): string {
  const focused = document.activeElement;
  if (!focused?.closest('main, header, footer')) return 'end';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const upper = document.elementFromPoint(left + width / 2, top + height / 2);
  // The radio of a segmented control is always below its label.
  const isOwn = upper === null || focused.contains(upper) || upper.contains(focused);
  return isOwn || focused.matches('[type=radio]') ? '' : `${focused.outerHTML} below ${upper.outerHTML}`;
}

async function placeOf(shown: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
}
