import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

/** Cookies and what pages store. */
export type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A profile for one page after the other. */
export interface KeptProfile {
  /** The profile, in which pages have stored nothing but this. */
  readonly holding: (stored?: Storage) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

const nothing: Storage = { cookies: [], origins: [] };

/** A profile that keeps what it has fetched from page to page; what pages store is not kept. */
export function keptProfile(open: () => Promise<BrowserContext>): KeptProfile {
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
