import type { Role } from '../../schema/contract/roles.js';
import type { Queryable } from '../persistence/database.js';

/** Who is asking: a signed-in person, or `null` for a visitor. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
}

/** Stands for whoever has a shell on the server: may do what an administrator may, and is nobody with an account. */
export const shellViewer: Viewer = { id: '00000000-0000-0000-0000-000000000000', role: 'Admin' };

/** What every use case is given first: who asks, from where, and under which request id it is logged. */
export interface RequestContext {
  readonly viewer: Viewer | null;
  /** A token was sent and is not good: reads that are open to everyone do not care, all else refuses it. */
  readonly tokenRefused: boolean;
  /** The address the request came from, as far as proxies are trusted. */
  readonly address: string;
  readonly requestId: string;
  /** The transaction that the whole use case is part of, where somebody around it began one. */
  readonly transaction?: Queryable;
}
