import { messages } from '../../schema/contract/messages.js';
import { type Action, allows } from '../../schema/contract/policy.js';
import { AppError } from '../errors.js';
import type { RequestContext, Viewer } from './request-context.js';

/** Lets a use case go on only when the policy table allows `action` to the viewer; 401 or 403 otherwise. */
export function authorize(ctx: RequestContext, action: Action): void {
  if (allows(action, null)) return;
  const viewer = requireViewer(ctx);
  if (!allows(action, viewer.role)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
}

/** As `authorize`, for an action that visitors may not do: gives the person who is signed in. */
export function authorizeViewer(ctx: RequestContext, action: Action): Viewer {
  authorize(ctx, action);
  return requireViewer(ctx);
}

/** For writes that visitors may make: throws UNAUTHENTICATED for a token that is not good, as every other write does. */
export function refuseBadToken({ tokenRefused }: RequestContext): void {
  if (tokenRefused) throw new AppError('UNAUTHENTICATED', messages.invalidToken);
}

/** Whether an account that a client named by its id is that of the viewer. */
export function isOwnId({ viewer }: RequestContext, id: unknown): boolean {
  return viewer !== null && typeof id === 'string' && id.trim().toLowerCase() === viewer.id;
}

function requireViewer({ viewer, tokenRefused }: RequestContext): Viewer {
  if (viewer !== null) return viewer;
  throw new AppError('UNAUTHENTICATED', tokenRefused ? messages.invalidToken : messages.accessDeniedNoToken);
}
