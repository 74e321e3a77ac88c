import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/** Where Linux distributions and Chrome's own installer put the browser. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser must send nothing to the network on its own, and must be able to run in a container as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a browser: the one CHROMIUM_PATH names, else the system's, else the packaged one, unpacked. */
export async function findBrowser(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));
  return found ?? packagedBrowser();
}

/** The fonts of the test machine, the same wherever the tests run; only on Linux, where fontconfig finds them. */
export type Fonts = 'none' | 'ordinary';

/** For layout tests, which run with each. */
export const everyFonts: readonly Fonts[] = ['none', 'ordinary'];

const launchAttempts = 3;

/** Starts a browser. On a busy machine Chromium now and then crashes while it starts (SIGSEGV): it is started again. */
export async function launchBrowser(fonts: Fonts): Promise<Browser> {
  const executablePath = await findBrowser();
  const fontconfig = join(import.meta.dirname, 'fonts', `${fonts}.conf`);
  const launch = (): Promise<Browser> =>
    chromium.launch({
      executablePath,
      args: flags,
      // Read after the packaged browser has set its variables.
      env: { ...process.env, FONTCONFIG_FILE: fontconfig },
    });
  for (let attempt = 1; attempt < launchAttempts; attempt += 1) {
    const browser = await launch().catch(() => null);
    if (browser !== null) return browser;
  }
  return launch();
}

async function packagedBrowser(): Promise<string> {
  // Read while the package loads: only then does it add the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const packaged = await import('@sparticuz/chromium');
  return packaged.default.executablePath();
}

/** A page whose errors and requests are recorded. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, violations of the content security policy included, and exceptions. */
  readonly complaints: string[];
  /** Hosts other than our own that the page sent requests to. */
  readonly foreignHosts: string[];
}

/** Timeout of any action on a page, in milliseconds; long, since other tests run at the same time. */
const defaultTimeoutMs = 120_000;

/** Creates a fresh profile for pages of the product. */
export async function newProfile(
  browser: Browser,
  ownUrl: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const profile = await browser.newContext({
    baseURL: ownUrl,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  profile.setDefaultTimeout(defaultTimeoutMs);
  return profile;
}

/** Records the errors of a page and the hosts it contacts. */
export function watchPage(page: Page, ownUrl: string): WatchedPage {
  const complaints: string[] = [];
  const foreignHosts: string[] = [];
  const visited = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.add(request.url());
  });
  page.on('console', (message) => {
    // The page for a missing address is expected to cause this message.
    const isOwnStatus =
      message.text().startsWith('Failed to load resource') && visited.has(message.location().url);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(ownUrl).host) foreignHosts.push(host);
  });
  return { page, complaints, foreignHosts };
}
