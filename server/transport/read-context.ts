import type { ViewerService } from '../services/auth/viewer.service.js';
import type { RequestContext } from '../services/request-context.js';

/** The properties of a request that identify the caller. */
export interface CallerIdentity {
  readonly id: string;
  readonly ip: string;
  readonly headers: { readonly authorization?: string | undefined };
}

/** Returns the caller, the IP address and the request id. For visitors it is synchronous. */
export type ReadContext = (request: CallerIdentity) => RequestContext | Promise<RequestContext>;

const bearer = /^bearer +(\S+) *$/i;

/** Creates the context reader. It looks up the bearer token once for each request, so that a session can be ended. */
export function createReadContext(viewers: Pick<ViewerService, 'viewerOf'>): ReadContext {
  const known = new WeakMap<CallerIdentity, ReturnType<ReadContext>>();
  const read: ReadContext = ({ id, ip, headers }) => {
    const [, token] = bearer.exec(headers.authorization ?? '') ?? [];
    const visitor = { viewer: null, tokenRefused: false, address: ip, requestId: id };
    if (token === undefined) return visitor;
    return viewers.viewerOf(token).then((viewer) => ({ ...visitor, viewer, tokenRefused: viewer === null }));
  };
  return (request) => {
    const context = known.get(request) ?? read(request);
    known.set(request, context);
    return context;
  };
}
