import { type EntryFieldName, entryFields } from '../../../../schema/contract/entry-fields.js';
import { serverOwnedNames } from '../../../../schema/contract/rules/entry-input.js';
import { fold } from '../../../../schema/contract/rules/fold.js';

/** The columns that a report puts before those of the file. Where it is imported again, they are passed over. */
export const reportHeaders = { row: 'import.row', problem: 'import.problem' } as const;

/** What a header names: a field, the entry itself by its id or accession, or something the server alone writes. */
type HeaderMeaning =
  | { readonly kind: 'field'; readonly name: EntryFieldName }
  | { readonly kind: 'id' }
  | { readonly kind: 'accession' }
  | { readonly kind: 'serverOwned' }
  | { readonly kind: 'report' };

/** What a header means; `null` for one that names nothing of ours. */
export function headerMeaning(header: string): HeaderMeaning | null {
  if (header.trim().toLowerCase() === '_id') return { kind: 'id' };
  if (Object.values<string>(reportHeaders).includes(header.trim())) return { kind: 'report' };
  const word = headerWord(header);
  if (word === 'accession') return { kind: 'accession' };
  const name = fieldOfWord.get(word);
  if (name !== undefined) return { kind: 'field', name };
  return serverOwnedWords.has(word) ? { kind: 'serverOwned' } : null;
}

/** A header without case, accents, blanks and punctuation, as headers are compared. */
function headerWord(header: string): string {
  return fold(header).replace(/[^\p{L}\p{N}]+/gu, '');
}

const fieldOfWord: ReadonlyMap<string, EntryFieldName> = new Map(
  entryFields.flatMap(({ name, label, aliases }) =>
    [name, label, ...aliases].map((text) => [headerWord(text), name] as const),
  ),
);

/** An `id` of somebody's own is worth keeping; ours is called `_id`. */
const serverOwnedWords: ReadonlySet<string> = new Set(
  serverOwnedNames.filter((name) => !['_id', 'id', 'accession'].includes(name)).map(headerWord),
);
