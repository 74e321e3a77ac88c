import { setUp as startCluster } from '../../server/test/global-setup.js';
import { findBrowser } from './browser.js';

export { tearDown } from '../../server/test/global-setup.js';

/** Starts the cluster and finds the browser for all worker processes, two of which must not unpack it at once. */
export async function setUp(): Promise<void> {
  await startCluster();
  process.env['CHROMIUM_PATH'] = await findBrowser();
}
