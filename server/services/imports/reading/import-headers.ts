import {
  type EntryFieldName,
  entryFields,
  requiredEntryFields,
} from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { serverOwnedNames } from '../../../../schema/contract/rules/entry-input.js';
import { fold } from '../../../../schema/contract/rules/fold.js';
import { measureHeaders } from '../../entries/serialised-measure.js';

/** The columns that a report adds before those of the file. They are ignored when the report is imported. */
export const reportHeaders = { row: 'import.row', problem: 'import.problem' } as const;

/**
 * The meaning of a header: a field, the id or accession of the entry, a name that only the server writes, or a column
 * that a report or an export adds.
 */
type HeaderMeaning =
  | { readonly kind: 'field'; readonly name: EntryFieldName }
  | { readonly kind: 'id' }
  | { readonly kind: 'accession' }
  | { readonly kind: 'serverOwned' }
  | { readonly kind: 'added' };

const addedHeaders: ReadonlySet<string> = new Set([...Object.values(reportHeaders), ...measureHeaders]);

/** Returns the meaning of a header; `null` for an unknown one. */
export function headerMeaning(header: string): HeaderMeaning | null {
  if (header.trim().toLowerCase() === '_id') return { kind: 'id' };
  if (addedHeaders.has(header.trim())) return { kind: 'added' };
  const word = headerWord(header);
  if (word === 'accession') return { kind: 'accession' };
  const name = fieldOfWord.get(word);
  if (name !== undefined) return { kind: 'field', name };
  return serverOwnedWords.has(word) ? { kind: 'serverOwned' } : null;
}

/** Whether a row has a known header among as many cells as a table may have columns. */
export function namesColumns(cells: readonly string[]): boolean {
  return cells.slice(0, limits.imports.columns).some((cell) => headerMeaning(cell) !== null);
}

/** Number of filled rows at the start of a table among which the header is found. */
export const headerRows = 10;

/**
 * Returns which of the first filled rows of a table is its header: the first, or if no header is known there, as in the
 * title of a published table, the next one that names at least two of the required fields.
 */
export function headerPosition(rows: readonly (readonly string[])[]): number {
  if (namesColumns(rows[0] ?? [])) return 0;
  const isHeader = (cells: readonly string[]): boolean => {
    const meanings = cells.slice(0, limits.imports.columns).map(headerMeaning);
    const isNamed = (name: EntryFieldName) =>
      meanings.some((meaning) => meaning?.kind === 'field' && meaning.name === name);
    return requiredEntryFields.filter(isNamed).length >= 2;
  };
  return Math.max(0, rows.slice(0, headerRows).findIndex(isHeader));
}

/** Superscript digits and letters, as the marks of footnotes. */
const superscripts = /[\u00b2\u00b3\u00b9\u02b0-\u02b8\u1d43-\u1d6a\u2070-\u207f]/g;

/** Normalises a header for comparison: removes case, accents, blanks, punctuation and the marks of footnotes. */
function headerWord(header: string): string {
  return fold(header.replace(superscripts, '')).replace(/[^\p{L}\p{N}]+/gu, '');
}

const fieldOfWord: ReadonlyMap<string, EntryFieldName> = new Map(
  entryFields.flatMap(({ name, label, aliases }) =>
    [name, label, ...aliases].map((text) => [headerWord(text), name] as const),
  ),
);

/** A column `id` or `at` belongs to the user and is worth storing; the product's own id is called `_id`. */
const serverOwnedWords: ReadonlySet<string> = new Set(
  serverOwnedNames.filter((name) => !['_id', 'id', 'at', 'accession'].includes(name)).map(headerWord),
);
