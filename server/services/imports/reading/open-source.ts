import type { ImportSource, SourceTable } from './import-source.js';

/**
 * Opens a file and reads as far as its headers. Throws UNSUPPORTED_MEDIA_TYPE for what is no table, PAYLOAD_TOO_LARGE,
 * and BAD_USER_INPUT for a file that cannot be read or holds no row.
 */
export function openSource(_source: ImportSource): Promise<SourceTable> {
  throw new Error('Not there yet');
}

/** Entries of a request, as if they stood in a json file. */
export function openEntries(_entries: readonly unknown[]): SourceTable {
  throw new Error('Not there yet');
}
