import type { BrowserContextOptions } from 'playwright-core';

import type { TestApp } from '../../server/test/start-test-app.js';

/** Calls REST as a script does, and throws if the call is refused; `token` identifies a signed-in person. */
export async function callRest<Body>(
  app: TestApp,
  method: string,
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string } = {},
): Promise<Body> {
  const answer = await app.fetch(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
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
