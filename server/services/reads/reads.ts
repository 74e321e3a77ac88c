import type { RequestContext } from '../request-context.js';

/** A read whose result depends only on its arguments and the data version. */
export interface Read {
  /** The data version that the read sees at least; empty if it is not known. */
  readonly dataVersion: string;
  /** Whether the data stayed at `dataVersion` while `run` ran, as far as is known. */
  readonly isSteady: boolean;
  /** Runs the read on the database that was chosen for it. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Sends everything that `run` still reads to the primary: for work that turns out to be no such read. */
  usePrimary(): void;
}

/** Chooses the database of each read. */
export interface Reads {
  /** Begins a read of a caller. Rejects if no database answers. */
  begin(ctx: RequestContext): Promise<Read>;
  /** Notes that a caller was shown data of the primary by other means than `begin`. */
  notePrimaryRead(ctx: RequestContext): void;
}

/** A read from the primary at a known data version. */
export const primaryRead = (dataVersion: string): Read => ({
  dataVersion,
  isSteady: true,
  run: (work) => work(),
  usePrimary: () => undefined,
});

/** Without replicas every read goes to the one database. */
export class PrimaryReads implements Reads {
  constructor(private readonly recent: { for(ctx: RequestContext): Promise<string> }) {}

  begin(ctx: RequestContext): Promise<Read> {
    return this.recent.for(ctx).then(primaryRead);
  }

  notePrimaryRead(): void {
    // There is nothing else to be compared with.
  }
}
