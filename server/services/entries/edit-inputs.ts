/** An entry as a client sent it; the service reads and checks it. */
export type EntryInput = Readonly<Record<string, unknown>>;

/** What goes along with a change: a text that says why. */
export interface Reasoned {
  readonly reason?: unknown;
}

/** Which version the client has seen, as a number or from an `If-Match` header; where both are given, both must fit. */
export interface Expected extends Reasoned {
  readonly version?: unknown;
  readonly ifMatch?: string | undefined;
}
