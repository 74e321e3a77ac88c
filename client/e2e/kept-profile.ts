import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

/** Cookies and the contents of the page storages. */
export type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A profile that several pages use one after the other. */
export interface CachedProfile {
  /** The profile, in which pages have stored nothing but this. */
  readonly holding: (stored?: Storage) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

const nothing: Storage = { cookies: [], origins: [] };

/** Creates a profile that keeps its HTTP cache from page to page, but not what pages store. */
export function createCachedProfile(open: () => Promise<BrowserContext>): CachedProfile {
  let profile: BrowserContext | undefined;
  return {
    async holding(stored = nothing) {
      profile ??= await open();
      await profile.setStorageState(stored);
      return profile;
    },
    close: async () => profile?.close(),
  };
}
