import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { outboxReader } from '../../server/test/outbox-reader.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../server/test/start-test-app.js';
import { type Fonts, launchBrowser, newProfile, type WatchedPage, watchPage } from './browser.js';
import { createKeptProfile, type KeptProfile } from './kept-profile.js';
import type { SignedInProfile } from './signed-in.js';

/** The whole product and a browser to visit it with, for the tests of one file. */
export interface Atlas {
  readonly app: TestApp;
  /** Opens a page in a fresh profile. The page is closed after the test, which fails if the page reported any error. */
  readonly visit: (options?: VisitOptions) => Promise<Page>;
  /** Does the same in a profile that earlier pages have used, in less time; nothing that they stored is left. */
  readonly look: (profile?: SignedInProfile) => Promise<Page>;
  /** Returns the address that the link in the next e-mail to an address points to. */
  readonly mailedPath: (address: string) => Promise<string>;
}

interface VisitOptions extends BrowserContextOptions {
  /** @default 'ordinary' */
  readonly fonts?: Fonts;
  /** The address of the product. @default its own address */
  readonly url?: string;
}

interface AtlasOptions {
  /**
   * Settings of a separate product. Without them, and without `prepare`, the test files of a process share one product.
   */
  readonly app?: TestAppOptions;
  /** Console errors that the tests of this file cause on purpose. */
  readonly tolerated?: RegExp;
  /** Creates the data of the tests; runs once before them, on a separate product. */
  readonly prepare?: (atlas: Atlas) => Promise<void>;
}

// All end with the process.
const sharedBrowsers = new Map<Fonts, Promise<Browser>>();
let sharedApp: Promise<TestApp> | undefined;
let sharedProfile: KeptProfile | undefined;

/** The browser of this process. It is replaced if it has died or never started, so that at most one test fails. */
async function browserWith(fonts: Fonts): Promise<Browser> {
  const last = await sharedBrowsers.get(fonts)?.catch(() => undefined);
  if (last?.isConnected()) return last;
  const browser = launchBrowser(fonts);
  sharedBrowsers.set(fonts, browser);
  return browser;
}

function keptProfileFor({ url }: TestApp): KeptProfile {
  return createKeptProfile(async () => newProfile(await browserWith('ordinary'), url));
}

/**
 * Provides product and browser for the tests of this file. A file whose tests write anything sets `app` or `prepare`
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
      const watched = watchPage(await profile.newPage(), url);
      visits.push({ ...watched, close: () => profile.close() });
      return watched.page;
    },
    async look({ storageState } = {}) {
      const stored = storageState?.origins.flatMap(({ localStorage }) => localStorage);
      const watched = watchPage(await kept.openPage(stored), app.url);
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
    kept = isShared ? (sharedProfile ??= keptProfileFor(app)) : keptProfileFor(app);
    outbox = outboxReader(app.outbox);
    await prepare?.(atlas);
  });
  afterAll(async () => {
    if (isShared) return;
    await kept.close();
    await app.close();
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
