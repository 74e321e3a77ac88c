/** A message to the writing worker: first `start`, then rows, then the end. */
export type WriteCall =
  | {
      readonly kind: 'start';
      readonly header: readonly string[];
      readonly sheet: string;
      readonly large: boolean;
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end' };

/** The bytes of the file that are ready, in order; often none. */
export type WriteReply = readonly Uint8Array[];
