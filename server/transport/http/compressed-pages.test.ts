import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { anEntryView } from '../../test/an-entry-view.js';
import { startStubHost, withFolder } from '../../test/stub-host.js';

/** As long as the real page, which is above the minimum length for compression. */
const html = `<!doctype html><head><!--page--><title>plain</title><!--/page--></head>${'<p>kept</p>'.repeat(500)}`;
const services = {
  entryDetail: { find: async () => anEntryView() },
  entryList: { list: async () => ({ entries: [anEntryView()], pagination: { total: 396 } }) },
};
const unpack = { gzip: gunzipSync, br: brotliDecompressSync };

describe.each(['gzip', 'br'] as const)('for a browser that accepts %s', (encoding) => {
  it.each([
    ['/', '<title>Autoimmune Atlas</title>'],
    ['/entries/AIA0000042', '<link rel="canonical" href="https://atlas.example.org/entries/AIA0000042">'],
    ['/about', '<title>About · Autoimmune Atlas</title>'],
  ])('the page at %s is complete', (url, expected) =>
    withFolder(async (clientDir) => {
      await writeFile(join(clientDir, 'index.html'), html);
      const { app } = await startStubHost(services, { clientDir });
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': encoding };
      const { rawPayload, headers: sent, statusCode } = await app.inject({ url, headers });
      expect([statusCode, sent['content-encoding']]).toEqual([200, encoding]);
      const page = unpack[encoding](rawPayload).toString();
      expect(page).toContain(expected);
      expect(page.endsWith('<p>kept</p>')).toBe(true);
      await app.close();
    }),
  );
});

test('files are sent as they are on disk: a compressed copy, if there is one, or the file', () =>
  withFolder(async (clientDir) => {
    const assets = join(clientDir, 'assets');
    const script = 'start();\n'.repeat(1000);
    await mkdir(assets);
    await writeFile(join(assets, 'main.js'), script);
    await writeFile(join(assets, 'main.js.gz'), gzipSync(script));
    await writeFile(join(assets, 'main.js.map'), script);
    const { app } = await startStubHost({}, { clientDir });
    const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const packed = await ask('/assets/main.js');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
    const plain = await ask('/assets/main.js.map');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(script);
    await app.close();
  }));
