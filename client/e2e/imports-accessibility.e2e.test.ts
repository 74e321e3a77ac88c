import { readFile } from 'node:fs/promises';

import type { TestApp } from '../../server/test/start-test-app.js';
import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

let admin: SignedIn;
/** Imports of the messy file: only checked, undone after an entry was edited, and imported. */
const ids = { preview: '', undone: '', imported: '' };

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
    const { token } = admin;
    ids.preview = await sendMessy(app, token, 'dryRun=true');
    ids.undone = await sendMessy(app, token, 'mode=valid-only');
    const { data } = await callRest<{ data: { _id: string }[] }>(
      app,
      'GET',
      '/api/disease?sortBy=createdAt&sortOrder=desc&limit=1',
    );
    await callRest(app, 'PUT', `/api/disease/${data[0]?._id}`, { token, body: { mechanism: 'Looked up' } });
    await callRest(app, 'POST', `/api/disease/import/${ids.undone}/undo`, { token });
    ids.imported = await sendMessy(app, token, 'mode=valid-only');
  },
});

async function sendMessy(app: TestApp, token: string, query: string): Promise<string> {
  const form = new FormData();
  form.set(
    'file',
    new Blob([await readFile('server/test/imports/files/messy-import.csv')]),
    'messy-import.csv',
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.fetch(`/api/disease/import/file?${query}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { data } = (await answer.json()) as { data: { importId: string } };
  return data.importId;
}

const screens = [
  { name: 'the import page, with past imports', path: () => '/import', complete: 'Past imports' },
  { name: 'a preview', path: () => `/import/${ids.preview}`, complete: 'A value is required' },
  { name: 'an import that was undone', path: () => `/import/${ids.undone}`, complete: 'Not reverted' },
];

test.each(screens)('$name is accessible and fits', ({ path, complete }) =>
  expectFit(atlas, { path: path(), complete, variants: everyVariant }, signedInProfile(atlas.app, admin)),
);

test('no button of an import is cut in a window of 320 px, as at a zoom of 400 %', async () => {
  const page = await atlas.look(signedInProfile(atlas.app, admin));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/import/${ids.imported}`);
  const label = page.getByText('Download rows not imported');
  expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});
