import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';

const patienceMs = 15_000;

/** Reads the messages of an outbox as they arrive, each once. */
interface OutboxReader {
  /** The next e-mail to an address. */
  readonly mailTo: (address: string) => Promise<Email>;
  /** The password link in the next e-mail to an address. */
  readonly linkTo: (address: string) => Promise<URL>;
}

export function outboxReader(outbox: string): OutboxReader {
  const read = new Set<string>();

  async function mailTo(address: string): Promise<Email> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
      const names = await readdir(outbox).catch(() => []);
      for (const name of names.filter((file) => file.endsWith('.eml') && !read.has(file)).sort()) {
        const mail = await PostalMime.parse(await readFile(join(outbox, name)));
        if (mail.to?.[0]?.address !== address) continue;
        read.add(name);
        return mail;
      }
    }
    throw new Error(`No message came to ${address}`);
  }

  async function linkTo(address: string): Promise<URL> {
    const { text = '' } = await mailTo(address);
    const [link] = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text) ?? [];
    if (link === undefined) throw new Error(`No link in: ${text}`);
    return new URL(link);
  }

  return { mailTo, linkTo };
}
