import { createHash, randomBytes } from 'node:crypto';

import { Secret } from '../secret.js';

const tokenBytes = 32;

/** A new token of a link; it is known to the letter it is written into, and to nobody else. */
export function newLinkToken(): Secret {
  return new Secret(randomBytes(tokenBytes).toString('base64url'));
}

/** What is stored of a token. It is random, so one plain hash is as good as a slow one. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
