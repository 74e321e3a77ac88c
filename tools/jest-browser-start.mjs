/** Jest's global setup of the browser tests: the cluster of the other kinds, and a browser. */
import { findBrowser } from '../client/e2e/browser.ts';
import { setUp } from '../server/test/global-setup.ts';

export default async function startForBrowsers() {
  await setUp();
  // Unpacked here for all worker processes: two of them must not do it at once.
  process.env['CHROMIUM_PATH'] = await findBrowser();
}
