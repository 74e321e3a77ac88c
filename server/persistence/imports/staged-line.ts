import { hash } from 'node:crypto';

import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
  measuredFields,
} from '../../../schema/contract/entry-fields.js';
import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKeysIn, namingFields } from '../../search/index/name-keys.js';
import { foldedSegment, joinSegments, searchSegment } from '../../search/index/search-document.js';
import { foldedSortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import { measuredColumnNames, measuredRow } from '../measured-columns.js';
import { type EntryContent, inStoredOrder } from '../repositories/entry-write-content.js';

/**
 * A problem or warning. `path` is the name of a field, `additional.<name>`, or `row` for a whole row; for a whole file
 * it is the header of a column, or `file`.
 */
export interface StoredProblem {
  readonly path: string;
  readonly message: string;
  /** The value of the cell, shortened; `null` if the problem is not about one cell. */
  readonly value: string | null;
}

/**
 * A cell: its text, or a list for a value of json that is not a text, with its JSON (`''` for null; of a blank text
 * nothing). The text `''` is a blank cell of a table, or a name that an item does not have.
 */
export type StagedCell = string | readonly string[];

/** A row of a file after reading and validation, before it is stored. */
export interface StagedRow {
  readonly row: number;
  readonly outcome: 'insert' | 'skip' | 'fail';
  /** The original cells. */
  readonly cells: readonly StagedCell[];
  /** Texts that count instead of those of the file, by field. */
  readonly corrections: Readonly<Record<string, string>> | null;
  readonly problems: readonly StoredProblem[];
  readonly warnings: readonly StoredProblem[];
  readonly askedId: string | null;
  readonly askedNumber: number | null;
  /** When the entry had last been edited at the time of its export, in ISO 8601. */
  readonly updatedAt: string | null;
  readonly change: EntryChange;
  /** The id that the row gets if it becomes a new entry. */
  readonly newId: string;
  /** `null` if the row is not to be stored. */
  readonly content: EntryContent | null;
}

const columns = [
  ...[
    'import_id',
    '"row"',
    'outcome',
    'cells',
    'corrections',
    'problems',
    'warnings',
    'asked_id',
    'asked_number',
    'change',
    'new_id',
  ],
  ...['content_hash', 'additional', 'document', 'name_keys', ...measuredColumnNames],
  ...entryFieldNames.map((name) => entryColumns[name]),
  ...entryFieldNames.map(keyColumn),
];

/** Starts a COPY that takes the lines of staged rows. */
export const copyStagedSql = `COPY import_rows (${columns.join(', ')}) FROM STDIN`;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = /[\\\t\n\r]/;
const escapedAll = /[\\\t\n\r]/g;
const blankCell = `\t${copyCell(null)}`;
const blankContent = blankCell.repeat(4 + measuredColumnNames.length + 2 * entryFieldNames.length);

const naming: ReadonlySet<EntryFieldName> = new Set(namingFields);

/** The derived forms of a value for the index of entries. */
interface IndexedText {
  readonly segment: string;
  /** The value and its key in the format of COPY, each after a tab. */
  readonly cell: string;
  readonly keyCell: string;
  /** The name keys of the value. */
  readonly names: () => readonly string[];
}

const textsMax = 4096;
const maxCachedLength = 300;

/** Caches indexed texts by value: most values of a file occur in many of its rows (ADR 24 has the figure). */
export class IndexedTexts {
  readonly measured = new MeasuredCells();
  private readonly texts = new Map<string, IndexedText>();

  of(text: string): IndexedText {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    if (text.length > maxCachedLength) return indexedText(text);
    if (this.texts.size >= textsMax) this.texts.clear();
    const kept = copyOf(text);
    const made = indexedText(kept);
    this.texts.set(kept, made);
    return made;
  }
}

/** Returns a copy: a text that was cut from a longer one keeps all of that in memory, here 64 kB of the file. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

const measuredMax = 4096;
const blankMeasured = '\t\\N'.repeat(measuredColumnNames.length);

/**
 * The measured columns of rows in the format of COPY, each after a tab. Caches them by the texts that they follow from:
 * reading the numbers of a text takes longer than all else that is staged of its row (ADR 26).
 */
class MeasuredCells {
  private readonly cells = new Map<string, string>();

  of(values: EntryValues): string {
    const texts = measuredFields.map((name) => values[name] ?? '').join('\u001f');
    if (!/\d/u.test(texts)) return blankMeasured;
    const key = [values.disease, values.autoantibody, texts].join('\u001f');
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const row = measuredRow(values);
    const made = measuredColumnNames.map((name) => `\t${String(row[name] ?? '\\N')}`).join('');
    if (this.cells.size >= measuredMax) this.cells.clear();
    this.cells.set(key, made);
    return made;
  }
}

function indexedText(text: string): IndexedText {
  const folded = fold(text);
  let names: readonly string[] | undefined;
  return {
    segment: foldedSegment(folded),
    cell: `\t${copyCell(text)}`,
    keyCell: `\t${copyCell(foldedSortKey(folded))}`,
    names: () => (names ??= nameKeysIn(text)),
  };
}

/** Returns a staged row in the text format of COPY. */
export function stagedLine(importId: string, staged: StagedRow, texts: IndexedTexts): string {
  const { row, outcome, cells, askedId, askedNumber, newId, content } = staged;
  const asks = askedId !== null || askedNumber !== null;
  const head = [
    importId,
    String(row),
    outcome,
    copyCell(JSON.stringify(cells)),
    staged.corrections === null ? '\\N' : copyCell(storableJson(staged.corrections)),
    problemsCell(staged.problems),
    problemsCell(staged.warnings),
    askedId ?? '\\N',
    askedNumber === null ? '\\N' : String(askedNumber),
    asks && content !== null
      ? copyCell(JSON.stringify({ ...staged.change, updatedAt: staged.updatedAt }))
      : '\\N',
    newId,
  ];
  const line = head.join('\t');
  return `${line}${content === null ? blankContent : contentCells(content, texts)}\n`;
}

function contentCells({ values, additional }: EntryContent, texts: IndexedTexts): string {
  let cells = '';
  let keys = '';
  const segments: string[] = [];
  const names = new Set<string>();
  for (const name of entryFieldNames) {
    const value = values[name];
    const text = value === null ? null : texts.of(value);
    cells += text?.cell ?? blankCell;
    keys += text?.keyCell ?? blankCell;
    segments.push(text?.segment ?? '');
    if (text !== null && naming.has(name)) for (const one of text.names()) names.add(one);
  }
  const ordered = inStoredOrder(additional);
  const extra = copyCell(JSON.stringify(ordered));
  segments.push(searchSegment(Object.entries(ordered).flat().join(' ')));
  const document = copyCell(joinSegments(segments));
  const hashed = contentHash(extra + cells);
  return `\t${hashed}\t${extra}\t${document}\t${arrayCell(names)}${texts.measured.of(values)}${cells}${keys}`;
}

/**
 * Returns a hash as long as a UUID, because its column has that type. Hashes the COPY form of the content, which
 * differs where the contents differ.
 */
function contentHash(written: string): string {
  return hash('sha256', written).slice(0, 32);
}

/** Returns an array literal. Keys are letters and digits; they are quoted because a key may be NULL as text. */
function arrayCell(keys: ReadonlySet<string>): string {
  return keys.size === 0 ? '{}' : `{"${[...keys].join('","')}"}`;
}

// jsonb accepts neither NUL nor unpaired surrogates.
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Replaces the characters that the database cannot store by the replacement character (U+FFFD). */
export function storable(text: string): string {
  return text.replace(unstorable, '\ufffd');
}

/** Returns JSON whose texts are made storable (see `storable`). */
export function storableJson(found: unknown): string {
  return JSON.stringify(found, (_name, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  );
}

function problemsCell(problems: readonly StoredProblem[]): string {
  return problems.length === 0 ? '\\N' : copyCell(storableJson(problems));
}

/** Returns a value in the text format of COPY; `null` becomes its NULL marker. */
export function copyCell(text: string | null): string {
  if (text === null) return '\\N';
  if (!escaped.test(text)) return text;
  let cell = '';
  for (let at = 0; at < text.length; at += replacedAtOnce) {
    const part = text.slice(at, at + replacedAtOnce);
    cell += part.replace(escapedAll, (letter) => escapes[letter] ?? letter);
  }
  return cell;
}

/** In characters. To replace millions at once takes so much memory that the whole process would end, not the worker. */
const replacedAtOnce = 65_536;
