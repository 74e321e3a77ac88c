import { type EntryFieldName, isEntryFieldName } from '../../../../schema/contract/entry-fields.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { additionalPrefix, nameProblem } from '../../../../schema/contract/rules/additional.js';
import { serverOwnedNames } from '../../../../schema/contract/rules/entry-input.js';
import { unguardCell } from '../../../../schema/contract/rules/formula-guard.js';
import { badInput } from '../../../errors.js';
import { headerMeaning } from './import-headers.js';

/** The place where the cells of a column are stored. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly name: EntryFieldName }
  | { readonly kind: 'additional'; readonly name: string; readonly unmapped: boolean }
  /** The whole of `additional`, as in json. */
  | { readonly kind: 'whole-additional' }
  | { readonly kind: 'id' }
  /** Left out of rows with an id of another database; in other rows an additional value. */
  | { readonly kind: 'metadata'; readonly name: 'metadata' }
  /** The accession of the entry; a cell of any other form is a UniProt accession. */
  | { readonly kind: 'accession' }
  /** When the entry had last been edited at the time of its export; not stored. */
  | { readonly kind: 'updatedAt' }
  | { readonly kind: 'nowhere' }
  /** Cannot be stored, for the reason in `message`. */
  | { readonly kind: 'refused'; readonly message: string };

/** Header → field name, `_id`, `accession`, `additional` or `additional.<name>`; `''` or `null` skips the column. */
export type ColumnMapping = Readonly<Record<string, string | null>>;

interface Decision {
  readonly target: ColumnTarget;
  /** A hint about the column for the user. */
  readonly remark: string | null;
}

const ignoredNames: ReadonlySet<string> = new Set(serverOwnedNames);

/** Reads the mapping, keyed by trimmed header. Throws BAD_USER_INPUT for a target that is not a field. */
export function readMapping(mapping: ColumnMapping): ReadonlyMap<string, string | null> {
  const read = new Map<string, string | null>();
  for (const [header, sent] of Object.entries(mapping)) {
    const field = (sent ?? '').trim();
    const known =
      ['', '_id', 'accession', 'additional'].includes(field) ||
      isEntryFieldName(field) ||
      field.startsWith(additionalPrefix);
    if (!known) throw badInput('mapping', importFileMessages.mappingUnknownField(field));
    read.set(header.trim(), field === '' ? null : field);
  }
  return read;
}

/** The number of these columns that count towards the limit: columns of additional values, as exports have, do not. */
export function countedColumns(headers: readonly string[]): number {
  return headers.filter((header) => !header.startsWith(additionalPrefix)).length;
}

/** Decides the target of one column. `named`: its values carry their name, as in json. */
export function columnTarget(
  header: string,
  position: number,
  mapping: ReadonlyMap<string, string | null>,
  named: boolean,
): Decision {
  const text = (named ? header : unguardCell(header)).trim();
  const wanted = mapping.get(header.trim());
  if (wanted === null) return plain({ kind: 'nowhere' });
  if (wanted !== undefined) return plain(wantedTarget(wanted, text));
  if (named && text === 'additional') return plain({ kind: 'whole-additional' });
  if (named && text === 'id') return plain({ kind: 'nowhere' });
  if (text.startsWith(additionalPrefix)) return plain(additional(text.slice(additionalPrefix.length), false));
  if (text === '') return unnamed(position, named);
  return matched(text);
}

function matched(text: string): Decision {
  if (text === 'metadata') return plain({ kind: 'metadata', name: text });
  if (text === 'updatedAt') return plain({ kind: 'updatedAt' });
  const meaning = headerMeaning(text);
  if (meaning === null) return plain(additional(text, true));
  if (meaning.kind === 'added') return plain({ kind: 'nowhere' });
  if (meaning.kind !== 'serverOwned') return plain(meaning);
  // Exports contain these columns, so they need no remark; a curator's own "Status" may mean something else.
  const remark = ignoredNames.has(text) ? null : importFileMessages.columnServerOwned(text);
  return { target: { kind: 'nowhere' }, remark };
}

function wantedTarget(wanted: string, header: string): ColumnTarget {
  if (isEntryFieldName(wanted)) return { kind: 'field', name: wanted };
  if (wanted === '_id') return { kind: 'id' };
  if (wanted === 'accession') return { kind: 'accession' };
  if (wanted === 'additional') return additional(header, true);
  return additional(wanted.slice(additionalPrefix.length), false);
}

function unnamed(position: number, named: boolean): Decision {
  if (named) return plain(additional('', true));
  const number = position + 1;
  const name = `Column ${String(number)}`;
  return { target: additional(name, true), remark: importFileMessages.columnBlank(number, name) };
}

function additional(sent: string, unmapped: boolean): ColumnTarget {
  const name = sent.trim();
  const message = nameProblem(name);
  if (message === null) return { kind: 'additional', name, unmapped };
  return { kind: 'refused', message };
}

function plain(target: ColumnTarget): Decision {
  return { target, remark: null };
}
