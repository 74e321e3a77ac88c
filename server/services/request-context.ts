import type { Role } from '../../schema/contract/roles.js';

/** Who is asking: a signed-in person, or `null` for a visitor. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
}

/** What every use case is given first: who asks, and under which request id it is logged. */
export interface RequestContext {
  readonly viewer: Viewer | null;
  readonly requestId: string;
}
