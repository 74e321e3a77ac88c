/** An entry as a client sent it; the service reads and checks it. */
export type EntryInput = Readonly<Record<string, unknown>>;

/** The optional reason of a change. */
export interface Reasoned {
  readonly reason?: unknown;
}

/**
 * The version that the client has seen, as a number or from an `If-Match` header; if both are sent, both must match.
 */
export interface Expected extends Reasoned {
  readonly version?: unknown;
  readonly ifMatch?: string | undefined;
}
