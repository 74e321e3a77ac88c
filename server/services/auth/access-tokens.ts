import { randomUUID } from 'node:crypto';

import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

import { largestInteger } from '../../persistence/rows.js';
import type { Secret } from '../../secret.js';
import { isUuid } from '../read-input.js';

/** The account of a token, and the token version for which it was issued. */
interface AccessClaims {
  readonly id: string;
  readonly tokenVersion: number;
}

const algorithm = 'HS256';
const typ = 'at+jwt';
const party = 'autoimmune-atlas';
const minSecretLength = 32;

/** Maximum difference between the clocks of instances, in seconds. */
const clockTolerance = 5;
/** Maximum number of tokens that are remembered. */
const verifiedMax = 1000;

/** Signs and verifies access tokens. */
export class AccessTokens {
  private readonly key: Uint8Array;
  /** Claims of verified tokens until they expire: checking a signature takes a tenth of the time of a create. */
  private readonly verified = new LRUCache<string, AccessClaims>({ max: verifiedMax });

  constructor(
    secret: Secret,
    private readonly lifetimeSeconds: number,
  ) {
    this.key = new TextEncoder().encode(secret.reveal());
    if (this.key.length < minSecretLength) throw new Error('The secret that signs tokens is too short');
  }

  /** Returns a new token; no two are equal, not even those of one person in one second. */
  async issue({ id, tokenVersion }: AccessClaims): Promise<string> {
    return new SignJWT({ ver: tokenVersion })
      .setProtectedHeader({ alg: algorithm, typ })
      .setSubject(id)
      .setIssuer(party)
      .setAudience(party)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${String(this.lifetimeSeconds)} s`)
      .sign(this.key);
  }

  /** Returns the claims of a valid token of this installation, `null` for any other. */
  async read(token: string): Promise<AccessClaims | null> {
    const known = this.verified.get(token);
    if (known !== undefined) return known;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [algorithm],
        issuer: party,
        audience: party,
        typ,
        requiredClaims: ['sub', 'ver', 'iat', 'exp'],
        maxTokenAge: this.lifetimeSeconds,
        clockTolerance,
      });
      const claims = toClaims(payload.sub, payload['ver']);
      if (claims !== null) this.verified.set(token, claims, { ttl: this.millisecondsLeft(payload) });
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Returns for how long `jwtVerify` accepts the token of these claims. */
  private millisecondsLeft({ exp = 0, iat = 0 }: JWTPayload): number {
    const end = Math.min(exp, iat + this.lifetimeSeconds) + clockTolerance;
    return Math.max(1, end * 1000 - Date.now());
  }
}

function toClaims(id: unknown, tokenVersion: unknown): AccessClaims | null {
  if (typeof id !== 'string' || !isUuid(id)) return null;
  return typeof tokenVersion === 'number' &&
    Number.isSafeInteger(tokenVersion) &&
    tokenVersion <= largestInteger
    ? { id, tokenVersion }
    : null;
}
