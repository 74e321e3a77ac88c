import { freePort } from '../../persistence/embedded-server.js';
import { cleanUp, initialisedDataDir, startAtlas } from './atlas-process.js';

afterEach(cleanUp);

test('npm run dev serves the sources of the client, and forwards calls to the API', async () => {
  const port = await freePort();
  const dataDir = await initialisedDataDir();
  const dev = await startAtlas({ dataDir, program: 'tools/dev.mjs', env: { PORT: String(port) } });
  await dev.ready();

  const url = `http://localhost:${String(port)}`;
  // Vite answers when it has bundled the packages that the client imports.
  expect(await (await fetch(`${url}/src/app/main.tsx`)).text()).toContain('createRoot');
  expect(await (await fetch(`${url}/api/disease?limit=1`)).json()).toMatchObject({ success: true });

  dev.child.kill('SIGTERM');
  expect(await dev.ended).toBe(0);
});
