import { messages } from '../../schema/contract/messages.js';
import { type Action, policy } from '../../schema/contract/policy.js';
import { AppError } from '../errors.js';
import type { RequestContext } from './request-context.js';

/** Lets a use case go on only when the policy table allows `action` to the viewer; 401 or 403 otherwise. */
export function authorize(ctx: RequestContext, action: Action): void {
  const permission = policy[action];
  if (permission === 'everyone') return;
  if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED', messages.accessDeniedNoToken);
  if (permission === 'signed-in' || permission.includes(ctx.viewer.role)) return;
  throw new AppError('FORBIDDEN', messages.insufficientPermissions);
}
