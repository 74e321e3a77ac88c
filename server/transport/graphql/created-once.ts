import type { IdempotencyService } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext } from '../../services/request-context.js';

/** What is created, by whom, and how a repeated call finds what the first one created. */
interface Creation<Made> {
  /** The idempotency key of the call; a call without one always creates. */
  readonly key: string | null | undefined;
  readonly mutation: string;
  readonly input: unknown;
  /** Creates within the transaction of the context that it is called with. */
  readonly create: (ctx: RequestContext) => Promise<Made>;
  /** Returns what to store of it, encrypted. */
  readonly keep: (made: Made) => string;
  readonly find: (kept: string) => Promise<Made>;
}

/** Creates once for each idempotency key. Throws as `IdempotencyService.once`. */
export async function createdOnce<Made>(
  idempotency: IdempotencyService,
  ctx: RequestContext,
  { key, mutation, input, create, keep, find }: Creation<Made>,
): Promise<Made> {
  if (typeof key !== 'string') return create(ctx);
  const made: Made[] = [];
  const call = { key, path: mutation, body: input, sealed: true };
  const { body } = await idempotency.once(ctx, call, async (within) => {
    const created = await create(within);
    made.push(created);
    return { status: 200, body: keep(created) };
  });
  return made[0] ?? find(body);
}
