import { createHash, createHmac } from 'node:crypto';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import type {
  EarlierCall,
  IdempotencyRepository,
  RepeatableCall,
  StoredResponse,
} from '../../persistence/repositories/idempotency.repository.js';
import type { Secret } from '../../secret.js';
import { canonicalJson } from '../canonical-json.js';
import type { RequestContext } from '../request-context.js';
import { KeyedMutex } from './keyed-mutex.js';
import { openText, sealText } from './sealed-text.js';

const { hours, keyLength } = limits.idempotency;
const keyForm = new RegExp(`^(?! *$)[\\x20-\\x7e]{1,${String(keyLength)}}$`);
const clearingMs = 3_600_000;

/** A call as REST or GraphQL passes it: the client's key, the address, and the body. */
export interface KeyedCall {
  readonly key: string;
  /** Method and address, normalised. */
  readonly path: string;
  readonly body: unknown;
  /** Whether the answer holds a secret, and is therefore stored encrypted. */
  readonly sealed?: boolean;
}

/** An answer, and whether it is a repetition. */
interface RepeatableResponse extends StoredResponse {
  readonly replayed: boolean;
}

/** Makes calls repeatable: a call that is sent again has no second effect. */
export class IdempotencyService {
  /** Waiting calls hold no connection: otherwise twenty equal calls at once would take the whole pool. */
  private readonly mutex = new KeyedMutex();
  private clearAfter = 0;

  constructor(
    private readonly calls: IdempotencyRepository,
    private readonly secret: Secret,
  ) {}

  /**
   * Makes a call once: a repetition with the same key and body returns the first answer, and waits for it if the first
   * call still runs. `run` uses the transaction of the context that it is called with, so that its writes and its
   * answer are stored together or, if it throws, not at all. Throws CONFLICT if the key was used with another body.
   */
  async once(
    ctx: RequestContext,
    { key, path, body, sealed = false }: KeyedCall,
    run: (ctx: RequestContext) => Promise<StoredResponse>,
  ): Promise<RepeatableResponse> {
    if (ctx.tokenRefused) throw new AppError('UNAUTHENTICATED', messages.invalidToken);
    requireIdempotencyKey(key);
    const call = { scope: scopeOf(ctx, path), key, requestHash: this.hashOf(body) };
    const name = `${call.scope.toString('hex')} ${key}`;
    const answer = await this.mutex.run(name, () => this.answer(ctx, call, sealed, run));
    this.clearPeriodically();
    return answer;
  }

  private answer(
    ctx: RequestContext,
    call: RepeatableCall,
    sealed: boolean,
    run: (ctx: RequestContext) => Promise<StoredResponse>,
  ): Promise<RepeatableResponse> {
    return this.calls.transaction(async (transaction) => {
      const earlier = await this.calls.claim(transaction, call, hours);
      if (earlier !== null) return this.repeated(call, earlier);
      const { status, body } = await run({ ...ctx, transaction });
      const kept = sealed ? sealText(this.secret, body) : body;
      await this.calls.keep(transaction, call, { status, body: kept });
      return { status, body, replayed: false };
    });
  }

  private repeated({ requestHash }: RepeatableCall, earlier: EarlierCall): RepeatableResponse {
    if (!earlier.requestHash.equals(requestHash)) {
      throw new AppError('CONFLICT', messages.idempotencyKeyReused);
    }
    return { status: earlier.status, body: openText(this.secret, earlier.body), replayed: true };
  }

  /**
   * Keyed with the secret of the installation: a body can hold a password, which a reader of the database could guess
   * from a plain hash.
   */
  private hashOf(body: unknown): Buffer {
    return createHmac('sha256', this.secret.reveal()).update(canonicalJson(body)).digest();
  }

  /** Runs in the background; after an error the next run deletes the rows. */
  private clearPeriodically(): void {
    if (Date.now() < this.clearAfter) return;
    this.clearAfter = Date.now() + clearingMs;
    this.calls.clear(hours).catch(() => undefined);
  }
}

/** Throws BAD_USER_INPUT for a malformed key. */
export function requireIdempotencyKey(key: string): void {
  if (!keyForm.test(key)) throw badInput('Idempotency-Key', messages.idempotencyKeyMalformed);
}

function scopeOf({ viewer, address }: RequestContext, path: string): Buffer {
  const who = viewer === null ? ['address', address] : ['user', viewer.id];
  return createHash('sha256')
    .update(JSON.stringify([...who, path]))
    .digest();
}
