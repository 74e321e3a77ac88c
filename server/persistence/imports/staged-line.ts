import { hash } from 'node:crypto';

import { type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import { namingFields } from '../../search/index/name-keys.js';
import { joinSegments, searchSegment } from '../../search/index/search-document.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import { measuredColumnNames } from '../measured-columns.js';
import { type EntryContent, inStoredOrder } from '../repositories/entry-write-content.js';
import { copyCell, type IndexedTexts } from './indexed-texts.js';

/** A problem or warning about a cell, as stored. */
export interface StoredProblem {
  readonly path: string;
  readonly message: string;
  readonly value: string | null;
}

/** A row of a file after reading and validation, before it is stored. */
export interface StagedRow {
  readonly row: number;
  readonly outcome: 'insert' | 'skip' | 'fail';
  /** The original cells. */
  readonly cells: readonly string[];
  /** Texts that count instead of those of the file, by field. */
  readonly corrections: Readonly<Record<string, string>> | null;
  readonly problems: readonly StoredProblem[];
  readonly warnings: readonly StoredProblem[];
  readonly askedId: string | null;
  readonly askedNumber: number | null;
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
  ...['content_hash', 'additional', 'document', 'words', 'name_keys', ...measuredColumnNames],
  ...entryFieldNames.map((name) => entryColumns[name]),
  ...entryFieldNames.map(keyColumn),
];

/** Starts a COPY that takes the lines of staged rows. */
export const copyStagedSql = `COPY import_rows (${columns.join(', ')}) FROM STDIN`;

const blankCell = `\t${copyCell(null)}`;
const blankContent = blankCell.repeat(5 + measuredColumnNames.length + 2 * entryFieldNames.length);

const naming: ReadonlySet<EntryFieldName> = new Set(namingFields);

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
    asks && content !== null ? copyCell(JSON.stringify(staged.change)) : '\\N',
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
  const additionalSegment = searchSegment(Object.entries(ordered).flat().join(' '));
  texts.addWords(additionalSegment);
  const document = joinSegments([...segments, additionalSegment]);
  const hashed = contentHash(extra + cells);
  const derived = [hashed, extra, copyCell(document), copyCell(texts.takeWords()), arrayCell(names)].join(
    '\t',
  );
  return `\t${derived}${texts.measured.of(values)}${cells}${keys}`;
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
  if (problems.length === 0) return '\\N';
  const stored = problems.map(({ path, message, value }) => ({
    path: storable(path),
    message: storable(message),
    value: value === null ? null : storable(value),
  }));
  return copyCell(JSON.stringify(stored));
}
