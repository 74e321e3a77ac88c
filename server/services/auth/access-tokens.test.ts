import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

import { Secret } from '../../secret.js';
import { eventually } from '../../test/eventually.js';
import { AccessTokens } from './access-tokens.js';

const secret = 'a secret of tests, at least thirty-two bytes';
const tokens = new AccessTokens(new Secret(secret), 3600);
const id = '01900000-0000-7000-8000-000000000001';
const party = 'autoimmune-atlas';
const now = (): number => Math.floor(Date.now() / 1000);

interface Forged {
  readonly payload?: JWTPayload;
  readonly header?: Partial<{ alg: string; typ: string }>;
  readonly key?: string;
}

/** Returns a token that is valid except for the given parts. */
function forge({ payload = {}, header = {}, key = secret }: Forged = {}): Promise<string> {
  const good = { sub: id, ver: 1, iat: now(), exp: now() + 600, iss: party, aud: party };
  return new SignJWT({ ...good, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(key));
}

test('a token identifies its user and token version', async () => {
  const claims = { id, tokenVersion: 7 };

  expect(await tokens.read(await tokens.issue(claims))).toEqual(claims);
  expect(await tokens.read(await forge())).toEqual({ id, tokenVersion: 1 });
});

test.each<[string, Forged]>([
  ['another algorithm', { header: { alg: 'HS512' }, key: secret.repeat(2) }],
  ['another secret', { key: secret.replace('a', 'b') }],
  ['another type', { header: { typ: 'JWT' } }],
  ['another issuer', { payload: { iss: 'somebody-else' } }],
  ['another audience', { payload: { aud: 'somebody-else' } }],
  ['no expiry', { payload: { exp: undefined } }],
  ['no subject', { payload: { sub: undefined } }],
  ['no version', { payload: { ver: undefined } }],
  ['no issue time', { payload: { iat: undefined } }],
  ['a version that is not a number', { payload: { ver: '1' } }],
  ['a subject that is not an id', { payload: { sub: "'; DROP TABLE users" } }],
  ['an expiry in the past', { payload: { iat: now() - 600, exp: now() - 60 } }],
  ['an issue time before the maximum lifetime', { payload: { iat: now() - 7200 } }],
  ['an issue time in the future', { payload: { iat: now() + 600, exp: now() + 1200 } }],
])('a token with %s is rejected', async (_what, forged) => {
  expect(await tokens.read(await forge(forged))).toBeNull();
});

test('a token without a signature is rejected', async () => {
  const good = { sub: id, ver: 1, iat: now(), exp: now() + 600, iss: party, aud: party };

  expect(await tokens.read(new UnsecuredJWT(good).encode())).toBeNull();
});

test.each(['', 'garbage', 'a.b.c', '..', `${'x'.repeat(40)}.${'y'.repeat(40)}.`])(
  '%j is rejected',
  async (token) => {
    expect(await tokens.read(token)).toBeNull();
  },
);

test('a token that was accepted before is rejected once it expires', async () => {
  const token = await forge({ payload: { iat: now() - 60, exp: now() - 3 } });
  // The tolerance for the clocks of other instances.
  expect(await tokens.read(token)).not.toBeNull();

  await eventually(async () => (await tokens.read(token)) === null);
});

test('a short secret is rejected', () => {
  expect(() => new AccessTokens(new Secret('x'.repeat(31)), 3600)).toThrow('too short');
});
