import { startAtlas } from './atlas.js';

const atlas = startAtlas();

test('every page links to the licences in its footer', async () => {
  const page = await atlas.look();
  await page.goto('/entries/AIA0000001');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
  const licences = page.getByRole('region', { name: 'Licences' });
  await licences.waitFor();
  expect(new URL(page.url()).hash).toBe('#licences');
  await page.waitForFunction(() => {
    const top = document.querySelector('#licences')?.getBoundingClientRect().top ?? -1;
    return top > 56 && top < innerHeight;
  });
});

test('the examples for programs work', async () => {
  const page = await atlas.look();
  await page.goto('/api-docs');
  await page.locator('pre').first().waitFor();
  const [rest = '', graphql = ''] = await page.locator('pre').allInnerTexts();
  const address = /'(http[^']+)'/.exec(rest)?.[1] ?? '';
  const listed = await (await fetch(address)).json();
  expect(listed).toMatchObject({ pagination: { limit: 2 } });
  const body = / -d '(.+)'$/.exec(graphql)?.[1] ?? '';
  const answered = await atlas.app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect((await answered.json()).data.entries.items).toHaveLength(2);
  await page.getByRole('link', { name: 'Open the REST reference' }).click();
  await page.waitForURL('**/api/docs**');
});
