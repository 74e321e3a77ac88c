import type { RequestContext } from '../services/request-context.js';

/**
 * Who asks, and under which request id. Nobody can sign in yet, and a public read ignores whatever token it is
 * sent, so everyone is a visitor.
 */
export function readContext(request: { readonly id: string }): RequestContext {
  return { viewer: null, requestId: request.id };
}
