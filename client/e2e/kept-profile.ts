import type { BrowserContext, Page } from 'playwright-core';

/** An item of the local storage. */
interface StoredItem {
  readonly name: string;
  readonly value: string;
}

/** A profile that several pages use one after the other. */
export interface KeptProfile {
  /** Opens a page; of what earlier pages stored nothing is left, and the local storage contains only these items. */
  readonly openPage: (stored?: readonly StoredItem[]) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A page of the product that needs no script. */
const plainPath = '/robots.txt';

/**
 * Creates a profile whose pages share one process of the browser, which has compiled the scripts of the client. It
 * takes a third less processor time to load a page there than in a fresh profile (0.36 s, not 0.53 s, for the start
 * page). A process lasts as long as one of its pages, and a page that another one opens is in the same process; so one
 * page stays open and opens the others.
 */
export function createKeptProfile(newProfile: () => Promise<BrowserContext>): KeptProfile {
  let opener: Page | undefined;
  const openerOf = async (): Promise<Page> => {
    if (opener) return opener;
    const page = await (await newProfile()).newPage();
    const forget = () => {
      opener = undefined;
    };
    page.on('close', forget).on('crash', forget);
    await page.goto(plainPath);
    return (opener = page);
  };
  return {
    async openPage(stored = []) {
      const from = await openerOf();
      await replaceStored(from, stored);
      const [page] = await Promise.all([
        from.waitForEvent('popup'),
        from.evaluate(() => {
          window.open('about:blank')!.opener = null;
        }),
      ]);
      return page;
    },
    close: async () => opener?.context().close(),
  };
}

/** Removes what pages of the product have stored, and stores these items. */
async function replaceStored(page: Page, stored: readonly StoredItem[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}
