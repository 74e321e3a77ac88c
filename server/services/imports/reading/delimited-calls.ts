import type { Records } from './delimited-records.js';

/** What the worker that parses csv and tsv is handed: the next piece, or that there is none. */
export type ParseCall = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'end' };

/** What it answers. */
export type ParseReply =
  | { readonly kind: 'records'; readonly records: Records }
  | { readonly kind: 'fault'; readonly message: string };
