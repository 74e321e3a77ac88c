import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';
import { callRest, signIn } from './signed-in.js';

// It lays out the network, and a test writes an entry.
const atlas = startAtlas({ app: { layoutEverySeconds: 600 } });

interface Place {
  readonly label: string;
  readonly x: number | null;
}

async function unplaced(): Promise<string[]> {
  const answer = await atlas.app.fetch('/api/disease/statistics/associations');
  const { data } = (await answer.json()) as { data: { nodes: Place[] } };
  return data.nodes.filter(({ x }) => x === null).map(({ label }) => label);
}

beforeAll(() => eventually(unplaced, (names) => expect(names).toEqual([])));

/** Opens the network, and returns whether the browser computed a layout. */
async function computesLayout(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await page.locator('[aria-busy="false"] > [role="application"]').waitFor();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return files.some((name) => /layout\.worker/.test(name));
}

test('the network of all entries is drawn as the server laid it out, whatever its size', async () => {
  const page = await atlas.look();
  for (const limit of [100, 300, 1000, 2000])
    expect(await computesLayout(page, `/explore?tab=network&limit=${String(limit)}`)).toBe(false);
});

test('a network of some entries is laid out by the browser', async () => {
  const page = await atlas.look();
  expect(await computesLayout(page, '/explore?tab=network&type=Enzyme')).toBe(true);
});

/** Number of pixels that the selected node, its neighbourhood and names take. */
const paintedInFront = (page: Page): Promise<number> =>
  page.getByRole('application').evaluate((drawing) => {
    const [canvas] = [...drawing.querySelectorAll('canvas')].slice(-1);
    const { width, height } = canvas!;
    // Reading the canvas itself repeatedly makes the browser warn.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(canvas!, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

test('a link to a name is fitted to its neighbourhood, until everything is wanted', async () => {
  const page = await atlas.look();
  await computesLayout(page, '/explore?tab=network&focus=autoantibody%3AAnti-GAD65');
  await eventually(
    () => paintedInFront(page),
    (near) => expect(near).toBeGreaterThan(20_000),
  );
  await page.getByRole('button', { name: 'Fit to view' }).click();
  await eventually(
    () => paintedInFront(page),
    (far) => expect(far).toBeLessThan(10_000),
  );
});

test('until the next layout, a new name is drawn with the others, and found', async () => {
  const { token } = await signIn(atlas.app);
  const body = {
    disease: 'Newly described encephalitis',
    autoantibody: 'Anti-GAD65',
    autoantigen: 'Glutamate decarboxylase 2',
  };
  const { data } = await callRest<{ data: { _id: string } }>(atlas.app, 'POST', '/api/disease', {
    body,
    token,
  });
  expect(await unplaced()).toContain('Newly described encephalitis');
  const page = await atlas.look();
  expect(await computesLayout(page, '/explore?tab=network')).toBe(true);
  await page.getByRole('combobox', { name: 'Find in the network' }).fill('Newly');
  await page.getByRole('option', { name: /Newly described encephalitis/ }).click();
  await page.getByRole('region', { name: 'About Newly described encephalitis' }).waitFor();
  // The other tests are about data that the layout shows.
  await callRest(atlas.app, 'DELETE', `/api/disease/${data._id}`, { token });
  expect(await unplaced()).toEqual([]);
});
