import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';

const atlas = startAtlas();
const docs = join(import.meta.dirname, '../../docs');
/** Pictures are taken only on request, so that a test run changes no file: `TEST_PICTURES=1`. */
const takesPictures = process.env.TEST_PICTURES === '1';

interface Stop {
  /** The file in docs/screenshots, without its ending. */
  readonly picture: string;
  readonly path: string;
  /** Does what the text says, and waits until the page shows the result. */
  readonly act: (page: Page) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

/** The steps of docs/tour.md. */
const stops: readonly Stop[] = [
  {
    picture: 'start',
    path: '/',
    act: async (page) => {
      await page
        .getByRole('combobox', { name: /search/i })
        .first()
        .fill('sicca');
      await page.getByRole('option', { name: /^Sjögren's syndrome/ }).waitFor();
    },
  },
  {
    picture: 'disease',
    path: '/diseases/sjogren-s-syndrome',
    act: (page) => page.getByText(/^Not recorded: /).waitFor(),
  },
  { picture: 'entry', path: '/entries/AIA0000238', act: (page) => heading(page, 'Related entries') },
  {
    picture: 'calculator',
    path: '/calculator?sensitivity=45/50&specificity=95/100&prevalence=0.01',
    act: (page) => heading(page, 'What a result means'),
  },
  {
    picture: 'differential',
    path: '/differential?present=Anti-GQ1b&absent=Anti-MOG',
    act: (page) => page.getByText('diseases that these findings cannot tell apart').first().waitFor(),
  },
  {
    picture: 'entries',
    path: '/entries?search=thyroid',
    act: (page) => page.getByRole('table').getByRole('row').nth(5).waitFor(),
  },
  {
    picture: 'explore',
    path: '/explore',
    act: (page) => page.getByRole('list', { name: 'Diseases' }).waitFor(),
  },
  {
    picture: 'vocabulary',
    path: '/vocabulary/anca',
    act: (page) => heading(page, /antineutrophil|ANCA/i),
  },
];

test.each(stops)('the tour stops at $path ($picture)', async ({ picture, path, act }) => {
  const page = await atlas.look();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  await act(page);
  if (!takesPictures) return;
  await page.screenshot({ path: join(docs, 'screenshots', `${picture}.png`), animations: 'disabled' });
});

test('docs/tour.md shows every picture of the tour, and leads to its page', () => {
  const text = readFileSync(join(docs, 'tour.md'), 'utf8');
  for (const { picture, path } of stops) {
    expect(existsSync(join(docs, 'screenshots', `${picture}.png`))).toBe(true);
    expect(text).toContain(`(screenshots/${picture}.png)`);
    expect(text).toContain(`\`${path}\``);
  }
});
