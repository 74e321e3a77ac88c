import type { BrowserContextOptions } from 'playwright-core';

import type { TestApp } from '../../server/test/start-test-app.js';

/** Calls REST as a script does, and throws if the call is refused; `token` identifies a signed-in person. */
export async function callRest<Body>(
  app: TestApp,
  method: string,
  path: string,
  sending: { readonly body?: object; readonly token?: string } = {},
): Promise<Body> {
  const { status, body } = await app.call(method, path, sending);
  if (status > 299) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly _id: string; readonly name: string };
}

/** Signs in through REST, without a browser; as the administrator by default. */
export function signIn(app: TestApp, body: object = app.administrator): Promise<SignedIn> {
  return callRest<SignedIn>(app, 'POST', '/api/auth/login', { body });
}

/** The browser storage of a signed-in person; a visitor has none. */
export interface SignedInProfile {
  readonly storageState?: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** Creates a browser profile in which a person is already signed in. */
export function signedInProfile(app: TestApp, { token, user: { _id, ...user } }: SignedIn): SignedInProfile {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify({ id: _id, ...user }) },
  ];
  return { storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] } };
}
