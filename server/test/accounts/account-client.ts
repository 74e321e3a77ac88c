import type { Email } from 'postal-mime';

import type { Answer, Reply } from '../call-api.js';
import { outboxReader } from '../outbox-reader.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../start-test-app.js';

/**
 * The whole product from the view of a script that manages accounts: both APIs, and the e-mails that the product sends.
 */
export interface AccountClient {
  readonly app: TestApp;
  /** Calls REST, with an optional body and token. */
  readonly call: (method: string, path: string, body?: object, token?: string) => Promise<Reply>;
  readonly graphql: (query: string, variables?: object, token?: string) => Promise<Answer>;
  /** Signs in and returns the token. */
  readonly tokenOf: (email: string, password: string) => Promise<string>;
  readonly adminToken: string;
  /** The next unread e-mail to an address. */
  readonly mailTo: (address: string) => Promise<Email>;
  /** The token in the link of the next e-mail to an address. */
  readonly linkTo: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function startAccountClient(options: TestAppOptions = {}): Promise<AccountClient> {
  const app = await startTestApp({ seed: 'none', ...options });

  const call = (method: string, path: string, body?: object, token?: string): Promise<Reply> =>
    app.call(method, path, { body, token });

  async function graphql(query: string, variables: object = {}, token?: string): Promise<Answer> {
    return (await call('POST', '/graphql', { query, variables }, token)).body;
  }

  async function tokenOf(email: string, password: string): Promise<string> {
    const signIn = () => call('POST', '/api/auth/login', { email, password });
    let { status, body } = await signIn();
    // On a busy machine the first query can exceed its time limit.
    for (let retries = 4; status === 503 && retries > 0; retries -= 1) ({ status, body } = await signIn());
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return body.token;
  }

  const { mailTo, linkTo: passwordLinkTo } = outboxReader(app.outbox);
  async function linkTo(address: string): Promise<string> {
    const link = await passwordLinkTo(address);
    const token = link.searchParams.get('token');
    if (token === null || link.origin !== 'https://atlas.example.org')
      throw new Error(`Leads astray: ${link.href}`);
    return token;
  }

  const adminToken = await tokenOf(app.administrator.email, app.administrator.password);
  return { app, call, graphql, tokenOf, adminToken, mailTo, linkTo, close: app.close };
}

/** The password of every person who signs up. */
export const firstPassword = 'vierzehn Hasen im Keller';

/** Creates another account and signs in. */
export async function signUp(atlas: AccountClient, name: string, role = 'Curator') {
  const email = `${name.toLowerCase().replace(/\W/g, '-')}@example.org`;
  const input = { name, email, role, password: firstPassword };
  const { body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
  return { id: String(body.data.user._id), name, email, token: await atlas.tokenOf(email, firstPassword) };
}
