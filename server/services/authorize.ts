import { messages } from '../../schema/contract/messages.js';
import { type Action, allows } from '../../schema/contract/policy.js';
import { AppError } from '../errors.js';
import type { Queryable } from '../persistence/database.js';
import type { RequestContext, Viewer } from './request-context.js';

type Caller = Pick<RequestContext, 'viewer' | 'tokenRefused'>;

/** Throws 401 or 403 unless the policy table allows `action` to the viewer. */
export function authorize(ctx: Caller, action: Action): void {
  if (allows(action, null)) return;
  const viewer = requireViewer(ctx);
  if (!allows(action, viewer.role)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
}

/** As `authorize`, for an action that visitors may not do; returns the signed-in person. */
export function authorizeViewer(ctx: RequestContext, action: Action): Viewer {
  authorize(ctx, action);
  return requireViewer(ctx);
}

/** As `authorize`, within the transaction of a write, with the role of now instead of when the request began. */
export async function authorizeAgain(transaction: Queryable, viewer: Viewer, action: Action): Promise<void> {
  if (viewer.currentRole === undefined) return;
  const role = await viewer.currentRole(transaction);
  authorize({ viewer: role && { ...viewer, role }, tokenRefused: role === null }, action);
}

/** For writes open to visitors: throws UNAUTHENTICATED for an invalid token, as every other write does. */
export function refuseBadToken({ tokenRefused }: RequestContext): void {
  if (tokenRefused) throw new AppError('UNAUTHENTICATED', messages.invalidToken);
}

/** Whether an id sent by a client is that of the viewer. */
export function isOwnId({ viewer }: RequestContext, id: unknown): boolean {
  return viewer !== null && typeof id === 'string' && id.trim().toLowerCase() === viewer.id;
}

function requireViewer({ viewer, tokenRefused }: Caller): Viewer {
  if (viewer !== null) return viewer;
  throw new AppError('UNAUTHENTICATED', tokenRefused ? messages.invalidToken : messages.accessDeniedNoToken);
}
