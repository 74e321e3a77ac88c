import type { Action } from '../../../schema/contract/policy.js';
import { authorize } from '../../services/authorize.js';
import type { IdempotencyService } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext } from '../../services/request-context.js';

/** What is created, by whom, and how a repeated call finds what the first one created. */
interface Creation<Made> {
  /** The idempotency key of the call; a call without one always creates. */
  readonly key: string | null | undefined;
  readonly mutation: string;
  readonly action: Action;
  readonly input: unknown;
  /** Creates within the transaction of the context that it is called with. */
  readonly create: (ctx: RequestContext) => Promise<Made>;
  /** Returns what to store of it: an id, or for a visitor a secret, which is stored encrypted. */
  readonly keep: (made: Made) => string;
  readonly find: (kept: string) => Promise<Made>;
}

/** Creates once for each idempotency key. Throws as `authorize` and `IdempotencyService.once`. */
export async function createdOnce<Made>(
  idempotency: IdempotencyService,
  ctx: RequestContext,
  { key, mutation, action, input, create, keep, find }: Creation<Made>,
): Promise<Made> {
  if (typeof key !== 'string') return create(ctx);
  authorize(ctx, action);
  const made: Made[] = [];
  // Deleting a person deletes what is encrypted, and with it the keys of all.
  const call = { key, path: mutation, body: input, sealed: ctx.viewer === null };
  const { body } = await idempotency.once(ctx, call, async (within) => {
    const created = await create(within);
    made.push(created);
    return { status: 200, body: keep(created) };
  });
  return made[0] ?? find(body);
}
