import { createHash, randomBytes } from 'node:crypto';

import { Secret } from '../secret.js';

const tokenBytes = 32;

/** Returns a new token for a link. Only the e-mail contains it; the database stores its hash. */
export function newLinkToken(): Secret {
  return new Secret(randomBytes(tokenBytes).toString('base64url'));
}

/** Returns the stored form of a token. It is random or signed, so one plain hash is as safe as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
