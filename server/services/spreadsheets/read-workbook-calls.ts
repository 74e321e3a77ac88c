import type { SheetRow } from './sheet-rows.js';

/** What the reading worker is asked. */
export type ReadCall = { readonly kind: 'open'; readonly sheet: string | null } | { readonly kind: 'more' };

/** What it answers. */
export type ReadReply =
  | { readonly kind: 'opened'; readonly sheets: readonly string[]; readonly sheet: string }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly message: string; readonly path: 'file' | 'sheet' };
