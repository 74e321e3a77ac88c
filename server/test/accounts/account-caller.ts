import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';

import type { Answer } from '../parity/both-doors.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../start-test-app.js';

export interface Reply {
  readonly status: number;
  readonly body: Answer;
  readonly headers: Headers;
}

/** The whole product as a script sees it that manages accounts: both doors, and the mails it writes. */
export interface AccountCaller {
  readonly app: TestApp;
  /** Calls REST, with a body and a token where they are given. */
  readonly call: (method: string, path: string, body?: object, token?: string) => Promise<Reply>;
  readonly graphql: (query: string, variables?: object, token?: string) => Promise<Answer>;
  /** Signs in and gives the token. */
  readonly tokenOf: (email: string, password: string) => Promise<string>;
  readonly adminToken: string;
  /** The next message to an address that was not read before. */
  readonly mailTo: (address: string) => Promise<Email>;
  /** The token in the link of the next message to an address. */
  readonly linkTo: (address: string) => Promise<string>;
}

export async function startAccountCaller(options: TestAppOptions = {}): Promise<AccountCaller> {
  const app = await startTestApp({ seed: 'none', ...options });

  async function call(method: string, path: string, body?: object, token?: string): Promise<Reply> {
    const answer = await app.fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  async function graphql(query: string, variables: object = {}, token?: string): Promise<Answer> {
    return (await call('POST', '/graphql', { query, variables }, token)).body;
  }

  async function tokenOf(email: string, password: string): Promise<string> {
    const { status, body } = await call('POST', '/api/auth/login', { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return body.token;
  }

  const read = new Set<string>();
  async function mailTo(address: string): Promise<Email> {
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
      const names = await readdir(app.outbox).catch(() => []);
      for (const name of names.filter((file) => file.endsWith('.eml') && !read.has(file)).sort()) {
        const mail = await PostalMime.parse(await readFile(join(app.outbox, name)));
        if (mail.to?.[0]?.address !== address) continue;
        read.add(name);
        return mail;
      }
    }
    throw new Error(`No message came to ${address}`);
  }

  async function linkTo(address: string): Promise<string> {
    const { text = '' } = await mailTo(address);
    const link = /https:\/\/atlas\.example\.org\/reset-password\?token=([\w-]+)/.exec(text);
    if (!link?.[1]) throw new Error(`No link in: ${text}`);
    return link[1];
  }

  const adminToken = await tokenOf(app.administrator.email, app.administrator.password);
  return { app, call, graphql, tokenOf, adminToken, mailTo, linkTo };
}
