import type { Role } from '../../schema/contract/roles.js';
import type { Queryable } from '../persistence/database.js';

/** The caller: a signed-in person, or `null` for a visitor. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  /** The SHA-256 hash of the token of the request; a caller from a shell has none. */
  readonly tokenHash?: Buffer;
  /** Reads the role again; `null` if the session has ended since the request began. A caller from a shell has none. */
  readonly currentRole?: (transaction?: Queryable) => Promise<Role | null>;
  /** The data version at the beginning of the request; it includes every earlier write of this person. */
  readonly dataVersion?: string;
}

/** The caller of operations from a shell on the server: has the rights of an administrator, but no account. */
export const shellViewer: Viewer = { id: '00000000-0000-0000-0000-000000000000', role: 'Admin' };

/** The first argument of every use case: the caller, their address, and the request id for the log. */
export interface RequestContext {
  readonly viewer: Viewer | null;
  /**
   * Whether the request has an invalid token: reads that are open to everyone ignore it, all other use cases refuse it.
   */
  readonly tokenRefused: boolean;
  /** The client's address, as far as proxies are trusted. */
  readonly address: string;
  readonly requestId: string;
  /** The transaction that contains the whole use case, if the caller began one. */
  readonly transaction?: Queryable;
}
