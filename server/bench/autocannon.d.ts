/** What the benchmark uses of autocannon, which brings no types. */
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
      /** Seconds. */
      readonly duration: number;
      /** Milliseconds. */
      readonly sampleInt: number;
      readonly setupClient: (client: { setRequests: (requests: Request[]) => void }) => void;
    }
  }

  /** Emits 'start', 'response' (client, status, bytes, milliseconds), 'reqError' (error) and 'done'. */
  function autocannon(options: autocannon.Options): EventEmitter;

  export = autocannon;
}
