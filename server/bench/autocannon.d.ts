/** Types of the parts of autocannon that the benchmark uses. The package contains no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Request {
      readonly method: string;
      readonly path: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }

    interface Options {
      readonly url: string;
      readonly connections: number;
      /** In seconds. */
      readonly duration?: number;
      /** Number of requests, instead of a duration. */
      readonly amount?: number;
      /** In milliseconds. */
      readonly sampleInt: number;
      /** In seconds. */
      readonly timeout: number;
      readonly setupClient: (client: { setRequests: (requests: Request[]) => void }) => void;
    }
  }

  /** Emits 'start', 'response' (client, status, bytes, milliseconds), 'reqError' (error) and 'done'. */
  function autocannon(options: autocannon.Options): EventEmitter;

  export = autocannon;
}
