import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { outboxReader } from '../../server/test/outbox-reader.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../server/test/start-test-app.js';
import { type Fonts, launchBrowser, newProfile, openPage, type WatchedPage } from './browser.js';
import { type CachedProfile, createCachedProfile, type Storage } from './cached-profile.js';

/** The whole product and a browser to visit it with, for the tests of one file. */
export interface Atlas {
  readonly app: TestApp;
  /** Opens a page in a fresh profile. The page is closed after the test, which fails if the page reported any error. */
  readonly visit: (options?: VisitOptions) => Promise<Page>;
  /** Does the same in a profile that keeps its HTTP cache; of what pages store, it contains only what is passed. */
  readonly look: (stored?: Storage) => Promise<Page>;
  /** Returns the address that the link in the next e-mail to an address points to. */
  readonly mailedPath: (address: string) => Promise<string>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
  /** The address of the product. @default its own address */
  readonly url?: string;
}

export interface AtlasOptions {
  /**
   * Settings of a separate product. Without them, and without `prepare`, the test files of a process share one product.
   */
  readonly app?: TestAppOptions;
  /** Console errors that the tests of this file cause on purpose. */
  readonly tolerated?: RegExp;
  /** Creates the data of the tests; runs once before them, on a separate product. */
  readonly prepare?: (atlas: Atlas) => Promise<void>;
}

// Both end with the process.
const sharedBrowsers = new Map<Fonts, Promise<Browser>>();
let sharedApp: Promise<TestApp> | undefined;

/** The browser of this process. It is replaced if it has died or never started, so that at most one test fails. */
async function browserWith(fonts: Fonts): Promise<Browser> {
  const last = await sharedBrowsers.get(fonts)?.catch(() => undefined);
  if (last?.isConnected()) return last;
  const browser = launchBrowser(fonts);
  sharedBrowsers.set(fonts, browser);
  return browser;
}

/**
 * Provides product and browser for the tests of this file. A file whose tests write anything sets `app` or `prepare`
 * and gets a product of its own.
 */
export function startAtlas({ app: appOptions, tolerated, prepare }: AtlasOptions = {}): Atlas {
  const isShared = appOptions === undefined && prepare === undefined;
  let app: TestApp;
  let outbox: ReturnType<typeof outboxReader>;
  let kept: CachedProfile;
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
    kept = createCachedProfile(async () => newProfile(await browserWith('ordinary'), app.url));
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
