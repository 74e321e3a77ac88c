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

interface LastRead {
  readonly context: ReturnType<ReadContext>;
  /** When the token was looked up, in milliseconds. */
  readonly at: number;
}

/** What follows the scheme is the token, with blanks in it, too: such a token is refused. */
const bearer = /^bearer +(\S.*)$/i;

/** A body can take longer to arrive: then the token is looked up again, because the session can have ended. */
const validMs = 3000;

/** Creates the context reader. It looks up the bearer token of each request, so that a session can be ended. */
export function createReadContext(viewers: Pick<ViewerService, 'viewerOf'>): ReadContext {
  const known = new WeakMap<CallerIdentity, LastRead>();
  const read: ReadContext = ({ id, ip, headers }) => {
    const [, token] = bearer.exec(headers.authorization?.trim() ?? '') ?? [];
    const visitor = { viewer: null, tokenRefused: false, address: ip, requestId: id };
    if (token === undefined) return visitor;
    return viewers.viewerOf(token).then((viewer) => ({ ...visitor, viewer, tokenRefused: viewer === null }));
  };
  return (request) => {
    const now = performance.now();
    const last = known.get(request);
    if (last !== undefined && now - last.at < validMs) return last.context;
    const context = read(request);
    known.set(request, { context, at: now });
    return context;
  };
}
