import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that work is done for. */
interface RequestScope {
  /** The signed-in user, or the address of a visitor. */
  readonly caller: string;
  /** Whether the client has closed the connection, so that nobody waits for the result. */
  readonly isAborted: () => boolean;
}

/** The scope of the current request; `undefined` for work that no request waits for, such as that of jobs. */
export const requestScope = new AsyncLocalStorage<RequestScope | undefined>();
