import { startAtlas } from './atlas.js';
import { get, labels, post, readCode } from './codeDialog.js';
import { readAddresses, readCurl } from './codeReaders.js';
import { eventually } from './eventually.js';
import { expectFit, someVariants } from './screens.js';

const atlas = startAtlas();

test('programs get an entry as a whole', async () => {
  const page = await atlas.look();
  await page.goto('/entries/AIA0000042');
  await page.getByRole('button', { name: 'Use in code' }).click();
  const addresses = [
    await readCode(page, 'Permalink', labels.whole),
    readCurl(await readCode(page, 'curl', labels.whole)).address,
    ...readAddresses('python', await readCode(page, 'Python', 'Python')),
    ...readAddresses('r', await readCode(page, 'R', 'R')),
  ];
  expect(addresses).toHaveLength(4);
  for (const address of addresses)
    expect(JSON.parse(await get(address))).toMatchObject({ data: { accession: 'AIA0000042' } });
  const body = await readCode(page, 'GraphQL', labels.body);
  expect(JSON.parse(await post(`${atlas.app.url}/graphql`, body))).toMatchObject({
    data: { entry: { accession: 'AIA0000042', additional: {} } },
  });
});

interface ByGraphql {
  readonly data: { readonly statistics: Readonly<Record<string, object>> };
}

/** Every number of an answer, in any order: REST and GraphQL return the same figures in different shapes. */
const numbersOf = (figures: unknown) =>
  (JSON.stringify(figures).match(/(?<=:)\d+/g) ?? []).map(Number).toSorted((one, other) => one - other);

test.each([
  ['Screening methods', (figures: ByGraphql) => figures.data.statistics['distribution']],
  ['Autoantibodies that diseases share', (figures: ByGraphql) => figures.data.statistics['heatMap']],
  ['Completeness by field', (figures: ByGraphql) => figures.data.statistics['completeness']],
])('programs get the figures of the plot “%s”, the same by either API', async (name, figuresOf) => {
  const page = await atlas.look();
  await page.goto('/statistics?mechanism=complement&search=anti&more=all');
  const plot = page.getByRole('region', { name, exact: true });
  await plot.getByRole('button', { name: /^Download/ }).click();
  await plot.getByRole('menuitem', { name: 'Use in code' }).click();
  const json = await get(await readCode(page, 'Permalink', labels.whole));
  const others = [
    readCurl(await readCode(page, 'curl', labels.whole)).address,
    ...readAddresses('python', await readCode(page, 'Python', 'Python')),
    ...readAddresses('r', await readCode(page, 'R', 'R')),
  ];
  expect(others).toHaveLength(3);
  for (const address of others) expect(JSON.parse(await get(address))).toEqual(JSON.parse(json));
  const body = await readCode(page, 'GraphQL', labels.body);
  const answer = JSON.parse(await post(`${atlas.app.url}/graphql`, body)) as ByGraphql;
  const { distinct, filled, data } = JSON.parse(json) as Record<'distinct' | 'filled' | 'data', unknown>;
  expect(numbersOf({ distinct, filled, data })).toEqual(numbersOf(figuresOf(answer)));
  expect(numbersOf(data).length).toBeGreaterThan(1);
});

test('a query opens in GraphiQL with its variables, in an additional GraphiQL tab', async () => {
  const page = await atlas.look();
  await page.goto('/entries?disease=Celiac+disease&mechanism=it%27s+%22%24%28id%29+%26+%231+%5C');
  await page.getByRole('button', { name: 'Use in code' }).click();
  await page.getByRole('tab', { name: 'GraphQL' }).click();
  await page.getByRole('link', { name: 'open it in GraphiQL' }).click();
  await page.waitForURL('**/graphql#*');
  await page.getByText('query').first().waitFor();
  await page.getByRole('button', { name: /Execute query/i }).click();
  await page.locator('.result-window').getByText('"total"').first().waitFor();
  await eventually(
    () => page.locator('.result-window').innerText(),
    (text) => expect(text).toMatch(/"total":\s*0/),
  );
  await eventually(
    () => page.getByRole('list', { name: 'Select active operation' }).getByRole('listitem').count(),
    (count) => expect(count).toBeGreaterThan(1),
  );
});

test('the dialog is accessible and fits', () =>
  expectFit(atlas, {
    path: '/entries?disease=Celiac+disease',
    complete: /^\d+ entries$/,
    act: async (page, width) => {
      await page.getByRole('button', { name: 'Use in code' }).click();
      await page.getByRole('tab', { name: width === 360 ? 'Permalink' : 'GraphQL' }).click();
    },
    variants: someVariants,
  }));

test('the list of languages cuts no focus ring', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByRole('button', { name: 'Use in code' }).click();
  await page.getByRole('tab', { name: 'Permalink' }).press('ArrowRight');
  const curl = page.getByRole('tab', { name: 'curl' });
  const ring = await curl.evaluate((tab) => {
    const { outlineStyle, outlineOffset } = getComputedStyle(tab);
    return `${outlineStyle} ${outlineOffset}`;
  });
  expect(ring).toBe('solid -2px');
});
