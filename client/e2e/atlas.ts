import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { outboxReader } from '../../server/test/outbox-reader.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../server/test/start-test-app.js';
import { type Fonts, launchBrowser, newProfile, openPage, type WatchedPage } from './browser.js';
import { type KeptProfile, keptProfile, type Storage } from './kept-profile.js';

/** The whole product and a browser to visit it with, for the tests of one file. */
export interface Atlas {
  readonly app: TestApp;
  /** Opens a page in a fresh profile; after the test it is closed, and nobody may have been troubled. */
  readonly visit: (options?: VisitOptions) => Promise<Page>;
  /** The same in a profile that keeps what it has fetched, and of what pages store only what is given. */
  readonly look: (stored?: Storage) => Promise<Page>;
  /** Where the link in the next mail to an address leads. */
  readonly mailedPath: (address: string) => Promise<string>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
  /** Where the product is reached. @default its own address */
  readonly url?: string;
}

export interface AtlasOptions {
  /** Settings of a product of its own. Without them, and without `prepare`, the files of a process share one. */
  readonly app?: TestAppOptions;
  /** Complaints that the tests of this file cause on purpose. */
  readonly tolerated?: RegExp;
  /** What the tests find there; runs once, before them, on a product of its own. */
  readonly prepare?: (atlas: Atlas) => Promise<void>;
}

// They end with the process.
const sharedBrowsers = new Map<Fonts, Promise<Browser>>();
let sharedApp: Promise<TestApp> | undefined;

/** The browser of this process; a new one where the last has died or never started, so that one test at most fails. */
async function browserWith(fonts: Fonts): Promise<Browser> {
  const last = await sharedBrowsers.get(fonts)?.catch(() => undefined);
  if (last?.isConnected()) return last;
  const browser = launchBrowser(fonts);
  sharedBrowsers.set(fonts, browser);
  return browser;
}

/**
 * Provides product and browser for the tests of this file. A file whose tests write anything names `app` or `prepare`,
 * and gets a product of its own.
 */
export function startAtlas({ app: appOptions, tolerated, prepare }: AtlasOptions = {}): Atlas {
  const isShared = appOptions === undefined && prepare === undefined;
  let app: TestApp;
  let outbox: ReturnType<typeof outboxReader>;
  let kept: KeptProfile;
  const visits: (WatchedPage & { readonly close: () => Promise<void> })[] = [];

  const atlas: Atlas = {
    get app() {
      return app;
    },
    async visit({ fonts = 'ordinary', url = app.url, ...options } = {}) {
      const profile = await newProfile(await browserWith(fonts), url, options);
      const watched = await openPage(profile, url);
      visits.push({ ...watched, close: () => profile.close() });
      return watched.page;
    },
    async look(stored) {
      const watched = await openPage(await kept.holding(stored), app.url);
      visits.push({ ...watched, close: () => watched.page.close() });
      return watched.page;
    },
    async mailedPath(address) {
      const { pathname, search } = await outbox.linkTo(address);
      return pathname + search;
    },
  };

  beforeAll(async () => {
    app = await (isShared ? (sharedApp ??= startTestApp()) : startTestApp(appOptions));
    kept = keptProfile(async () => newProfile(await browserWith('ordinary'), app.url));
    outbox = outboxReader(app.outbox);
    await prepare?.(atlas);
  });
  afterAll(async () => {
    await kept.close();
    if (!isShared) await app.close();
  });
  afterEach(async () => {
    const closed = visits.splice(0);
    for (const { close } of closed) await close();
    for (const { complaints, foreignHosts } of closed) {
      expect(complaints.filter((text) => !tolerated?.test(text))).toEqual([]);
      expect(foreignHosts).toEqual([]);
    }
  });
  return atlas;
}
