import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';

import type { TestApp } from '../../server/test/start-test-app.js';

/** Reads the messages of a test app as they come, each once. */
export function mailReader({ outbox, url }: Pick<TestApp, 'outbox' | 'url'>) {
  const read = new Set<string>();

  async function nextTo(address: string): Promise<Email> {
    for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      for (const name of names.filter((candidate) => !read.has(candidate)).sort()) {
        const mail = await PostalMime.parse(await readFile(join(outbox, name)));
        if (mail.to?.[0]?.address !== address) continue;
        read.add(name);
        return mail;
      }
    }
    throw new Error(`No message came to ${address}`);
  }

  /** The link of the next message to an address, on the host that the test speaks to. */
  async function linkTo(address: string): Promise<string> {
    const { html = '' } = await nextTo(address);
    const [, link] = /href="([^"]*\/reset-password\?token=[^"]+)"/.exec(html) ?? [];
    if (link === undefined) throw new Error(`No link in: ${html}`);
    const { pathname, search } = new URL(link);
    return url + pathname + search;
  }

  return { nextTo, linkTo };
}
