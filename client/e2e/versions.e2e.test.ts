import { withdrawVersion } from '../../server/test/rest/withdraw-version.js';
import { startAtlas } from './atlas.js';
import { callRest, signIn } from './signed-in.js';

let token: string;
const accession = 'AIA0000042';

const atlas = startAtlas({
  prepare: async ({ app }) => {
    ({ token } = await signIn(app));
  },
});

const edit = (mechanism: string) =>
  callRest(atlas.app, 'PUT', `/api/disease/${accession}`, { token, body: { mechanism } });

test('what a page tells to cite can be opened by everybody, after a change, a deletion, and a withdrawal', async () => {
  await edit('As it was cited');
  const author = await atlas.visit();
  await author.goto(`/entries/${accession}`);
  await author.getByRole('button', { name: 'Cite' }).click();
  const citation = await author.getByLabel('Citation').textContent();
  const cited = new URL(/https?:\S+$/.exec(citation ?? '')?.[0] ?? '').pathname;
  expect(cited).toBe(`/entries/${accession}.v2`);

  await edit('As it is now');
  const reader = await atlas.visit();
  expect((await reader.goto(cited))?.status()).toBe(200);
  await reader.getByText('This is version 2. The entry has changed since').waitFor();
  await reader.getByText('As it was cited').waitFor();
  expect(await reader.title()).toMatch(/^Version 2 of AIA0000042/);
  await reader.getByRole('link', { name: 'Compare with the current one' }).click();
  const comparison = reader.getByRole('region', { name: 'From version 2 to version 3' });
  await comparison.getByText('1 field differs').waitFor();
  await comparison.getByRole('button', { name: 'Close comparison' }).click();
  await reader.getByText('As it is now').waitFor();

  await callRest(atlas.app, 'DELETE', `/api/disease/${accession}`, { token });
  await reader.goto(cited);
  await reader.getByText('This is version 2. Lists and searches').waitFor();
  await reader.getByText('As it was cited').waitFor();
  await reader.getByRole('link', { name: 'About the deletion' }).click();
  await reader.getByRole('link', { name: 'Show the last version' }).click();
  await reader.getByText('As it is now').waitFor();
  expect(new URL(reader.url()).pathname).toBe(`/entries/${accession}.v3`);

  await withdrawVersion(atlas.app, accession, 2);
  expect((await reader.goto(cited))?.status()).toBe(410);
  await reader.getByText('It held personal data').waitFor();
  expect(await reader.getByText('As it was cited').count()).toBe(0);
});
