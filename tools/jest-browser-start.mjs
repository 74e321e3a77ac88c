/** Jest's global setup of the browser tests: the cluster of the other kinds, and a browser. */
import { findBrowser } from '../client/e2e/browser.ts';
import { setUp } from '../server/test/global-setup.ts';

export default async function startForBrowsers() {
  await setUp();
  // Unpacked once for all worker processes, which must not do it concurrently.
  process.env['CHROMIUM_PATH'] = await findBrowser();
}
