import type { ViewerService } from '../services/auth/viewer.service.js';
import type { RequestContext } from '../services/request-context.js';

/** What of a request says who asks. */
export interface Asking {
  readonly id: string;
  readonly ip: string;
  readonly headers: { readonly authorization?: string | undefined };
}

/** Tells who asks, from where, and under which request id. Visitors are known at once, without a promise. */
export type ReadContext = (request: Asking) => RequestContext | Promise<RequestContext>;

const bearer = /^bearer +(\S+) *$/i;

/** Makes the reader of contexts: a bearer token is looked up anew with each request, so that a session can end. */
export function createReadContext(viewers: Pick<ViewerService, 'viewerOf'>): ReadContext {
  return ({ id, ip, headers }) => {
    const [, token] = bearer.exec(headers.authorization ?? '') ?? [];
    const visitor = { viewer: null, tokenRefused: false, address: ip, requestId: id };
    if (token === undefined) return visitor;
    return viewers.viewerOf(token).then((viewer) => ({ ...visitor, viewer, tokenRefused: viewer === null }));
  };
}
