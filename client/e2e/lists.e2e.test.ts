import { startAtlas } from './atlas.js';
import { expectFit, someVariants } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

const long = {
  disease: `Verylongdiseasename${'withoutanyblank'.repeat(12)}`,
  autoantibody: `Anti-${'unbreakable'.repeat(12)}`,
  autoantigen: 'A complex of five proteins',
  epitope: 'موقع 1-20 (N)',
  type: `Antigen ${'unbreakable'.repeat(6)}`,
  uniprotId: 'P10155; P05455; P19474; P08621; Q06265',
  reference: 'Author A. Journal 2020',
  sensitivity: 'Found in many patients. '.repeat(30),
};

let admin: SignedIn;

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
    await callRest(app, 'POST', '/api/disease', { body: long, token: admin.token });
    await callRest(app, 'POST', '/api/submissions', { body: long });
  },
});

test('Tab walks from one filter to the next', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByText(/ of \d+$/).waitFor();
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  const names = ['Disease', 'Autoantibody', 'Autoantigen', 'Epitope', 'Type', 'UniProt ID'];
  await filter('Disease').focus();
  for (const name of names) {
    await filter(name).and(page.locator(':focus')).waitFor();
    // With its list open, too.
    if (name === 'Autoantigen') {
      await page.keyboard.press('ArrowDown');
      await page.locator('[role=option]:visible').first().waitFor();
    }
    await page.keyboard.press('Tab');
  }
});

test('no preset cuts an accession or the head of UniProt IDs, and the first one fits a window of 1280 px', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  const frame = page.getByRole('region', { name: 'Table of entries' });
  const links = frame.getByRole('rowheader').getByRole('link', { name: /AIA\d+$/ });
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
  await links.nth(9).waitFor();
  expect(await frame.evaluate(isCut)).toBe(false);
  for (const preset of ['Bench', 'Clinic', 'All']) {
    await page.getByText(preset, { exact: true }).click();
    await page.getByRole('radio', { name: preset, checked: true }).waitFor({ state: 'attached' });
    await links.nth(9).waitFor();
    expect(
      await frame
        .getByRole('rowheader')
        .evaluateAll((heads) => heads.map((head) => head.scrollWidth > head.clientWidth)),
    ).not.toContain(true);
  }
  expect(await frame.getByText('UniProt ID', { exact: true }).evaluate(isCut)).toBe(false);
});

test('cells are copied as they are seen, without what only screen readers hear', async () => {
  const page = await atlas.look();
  await page.goto('/entries?disease=Sj%C3%B6gren%27s+syndrome');
  const table = page.getByRole('region', { name: 'Table of entries' }).getByRole('table');
  await table.getByText('P10155').first().waitFor();
  await table.selectText();
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied).toContain('P10155');
  expect(copied).not.toContain('opens in a new tab');
});

const wide = encodeURIComponent(long.disease);
const screens = [
  { path: '/entries?search=unbreakable', complete: /Anti-unbreakable/ },
  { path: '/entries?search=unbreakable&columns=uniprotId,disease,sensitivity', complete: /P10155/ },
  { path: `/entries?view=cards&disease=${wide}`, complete: /Anti-unbreakable/ },
  { path: '/entries?search=jo-1+mi-2', complete: 'Compare them' },
];

test.each(screens)('long values widen no page: $path', (screen) =>
  expectFit(atlas, { ...screen, variants: someVariants }),
);

test('the values that a form offers fit a window of 320 px', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/submit');
  await page.getByRole('combobox', { name: 'Disease' }).press('ArrowDown');
  await page.locator('[role=option]:visible').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('long names widen no page of one entry or of a reviewer, and hide no button', async () => {
  const page = await atlas.look(signedInProfile(atlas.app, admin));
  await page.setViewportSize({ width: 390, height: 844 });
  const expectFits = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/entries?search=unbreakable');
  const link = page.getByRole('list', { name: 'Entries' }).getByRole('link').first();
  expect(await link.evaluate((name) => name.scrollWidth > name.clientWidth)).toBe(false);
  await link.click();
  await page.getByText('Related entries').waitFor();
  await expectFits();
  const accession = page.url().split('/').at(-1)!;
  await page.goto(`/entries/${accession}/edit`);
  await page.getByText('Reason for the change').first().waitFor();
  await expectFits();
  await page.goto('/submissions');
  await page.getByRole('list', { name: 'Submissions' }).waitFor();
  await expectFits();
  for (const [path, shown] of [
    [`/entries?search=${long.autoantibody}`, 'Pages about this name'],
    ['/autoantigens/a-complex-of-five-proteins', / of A complex of five proteins$/],
    ['/explore?tab=columns&focus=autoantigen:A complex of five proteins', 'Autoantibodies'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('list', { name: shown }).waitFor();
    await expectFits();
  }
  await page.goto(`/entries/compare?entries=${accession},AIA0000001`);
  const { x, width } = (await page.getByRole('button', { name: `Remove ${accession}` }).boundingBox())!;
  expect(x + width).toBeLessThan(390);
});

test('a text that begins in Arabic runs from right to left, in a table and on the page of its entry', async () => {
  const page = await atlas.look();
  const places = () =>
    page
      .getByText(long.epitope, { exact: true })
      .first()
      .evaluate((element) => {
        const text = element.firstChild!;
        return [0, text.nodeValue!.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().x;
        });
      });
  await page.goto('/entries?search=unbreakable&columns=autoantibody,epitope');
  await page.getByRole('table').waitFor();
  const [first = 0, last = 0] = await places();
  expect(last).toBeLessThan(first);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByText('Related entries').waitFor();
  const [start = 0, end = 0] = await places();
  expect(end).toBeLessThan(start);
});

test('a chosen value that is too long ends with an ellipsis before the button that clears it', async () => {
  const page = await atlas.look();
  await page.goto(`/entries?disease=${wide}`);
  const end = await page.getByRole('combobox', { name: 'Disease' }).evaluate((input) => {
    const { right } = input.getBoundingClientRect();
    return right - parseFloat(getComputedStyle(input).paddingRight);
  });
  const { x } = (await page.getByLabel('Clear disease').boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(end);
});
