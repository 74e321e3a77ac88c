import type { Readable } from 'node:stream';

/** A body that is streamed. Destroying `body` releases its connection to the database. */
export interface Streamed {
  readonly body: Readable;
  /** Set if the body changes only with the data version. */
  readonly dataVersion?: string;
}

/** A file that is streamed. */
export interface Download extends Streamed {
  readonly mediaType: string;
  readonly fileName: string;
}

/** A page of a list, in the JSON of REST. */
export interface StreamedPage extends Streamed {
  readonly total: number;
}
