import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { Queryable } from '../database.js';
import { entryColumns, entrySelection, type EntryView, keyColumn } from '../entry-columns.js';
import { byEntryKey, type EntryKey } from '../entry-key.js';
import { changesBetween, contentOf, contentRow, type EntryContent } from './entry-write-content.js';
import { maintainSummaries } from './entry-write-summaries.js';

/** A new entry, ready to be stored: ids given, values trimmed, blanks `null`. */
export interface NewEntry extends EntryContent {
  readonly id: string;
}

/** Where a write comes from: who, when, why, and by which way. */
export interface WriteOrigin {
  readonly source: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** An entry that nobody else can write until the transaction ends. */
export interface LockedEntry {
  readonly entry: EntryView;
  readonly living: boolean;
}

/** How a locked entry is to be from now on. */
export interface EntryEdit {
  readonly stored: LockedEntry;
  readonly action: 'update' | 'delete' | 'restore';
  readonly content: EntryContent;
}

const fieldColumns = entryFieldNames.map((name) => entryColumns[name]).join(', ');
const fieldDefinitions = entryFieldNames.map((name) => `${entryColumns[name]} text`).join(', ');
const keyColumns = entryFieldNames.map(keyColumn).join(', ');
const keyDefinitions = entryFieldNames.map((name) => `${keyColumn(name)} text`).join(', ');
const contentDefinitions = `${fieldDefinitions}, additional jsonb, ${keyDefinitions}, document text`;

/** Who writes, kept from being deleted meanwhile; nobody, where the account is gone already. */
const writerSql = (id: string): string => `SELECT u.id FROM users u WHERE u.id = ${id} FOR KEY SHARE`;

const insertSql = `
  WITH writer AS MATERIALIZED (${writerSql('$4')}),
  sent AS (
    SELECT nextval('entry_numbers')::integer AS entry_number, (SELECT id FROM writer) AS writer, s.*
    FROM ROWS FROM (jsonb_to_recordset($1) AS (id uuid, ${contentDefinitions})) WITH ORDINALITY s ORDER BY s.ordinality),
  rows AS (
    INSERT INTO entries (id, entry_number, ${fieldColumns}, additional, source, created_at, created_by, updated_at, updated_by)
    SELECT id, entry_number, ${fieldColumns}, additional, $2, $3, writer, $3, writer FROM sent RETURNING id, created_by),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, reason, source, changed_at, changed_by)
    SELECT id, 1, 'create', $5, $2, $3, created_by FROM rows)
  INSERT INTO entry_index (entry_number, ${keyColumns}, created_at, updated_at, document)
  SELECT entry_number, ${keyColumns}, $3, $3, document FROM sent RETURNING entry_number AS "entryNumber"`;

/**
 * Whoever writes is locked before what is written, as deleting a person for good does it: so neither waits for the other in
 * a circle.
 */
const lockSql = (condition: string): string => `
  SELECT ${entrySelection}, e.deleted_at IS NULL AS living
  FROM (SELECT count(*) FROM (${writerSql('$2')}) w) writer CROSS JOIN entries e WHERE ${condition} FOR UPDATE OF e`;

const editSql = `
  WITH sent AS (
    SELECT s.*, (SELECT u.id FROM users u WHERE u.id = $3) AS writer
    FROM jsonb_to_recordset($1) AS s (id uuid, version integer, action text, changes jsonb, was_living boolean,
      living boolean, ${contentDefinitions})),
  rows AS (
    UPDATE entries e SET (version, ${fieldColumns}, additional, updated_at, updated_by, deleted_at, deleted_by) = ROW(s.version,
      ${entryFieldNames.map((name) => `s.${entryColumns[name]}`).join(', ')}, s.additional, $2::timestamptz, s.writer,
      CASE WHEN NOT s.living THEN $2::timestamptz END, CASE WHEN NOT s.living THEN s.writer END)
    FROM sent s WHERE e.id = s.id AND e.version = s.version - 1 AND (e.deleted_at IS NULL) = s.was_living
    RETURNING e.entry_number, e.created_at, s.*),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, changes, reason, source, changed_at, changed_by)
    SELECT id, version, action, changes, $5, $4, $2, writer FROM rows),
  left_lists AS (
    DELETE FROM entry_index i USING rows r WHERE i.entry_number = r.entry_number AND r.was_living AND NOT r.living),
  stayed AS (
    UPDATE entry_index i SET (${keyColumns}, updated_at, document) = ROW(
      ${entryFieldNames.map((name) => `r.${keyColumn(name)}`).join(', ')}, $2::timestamptz, r.document)
    FROM rows r WHERE i.entry_number = r.entry_number AND r.was_living AND r.living),
  returned AS (
    INSERT INTO entry_index (entry_number, ${keyColumns}, created_at, updated_at, document)
    SELECT entry_number, ${keyColumns}, created_at, $2, document FROM rows WHERE living AND NOT was_living)
  SELECT id FROM rows`;

/**
 * The one place entries are written. Within the transaction it is given, it stores the rows, their revisions and their
 * index, and brings totals and counts up to date; nothing else in the product writes these tables.
 */
export class EntryWriteRepository {
  /** Stores new entries as version 1 each, in the order given, and returns the numbers they got. */
  async create(
    transaction: Queryable,
    entries: readonly NewEntry[],
    origin: WriteOrigin,
  ): Promise<readonly number[]> {
    if (entries.length === 0) return [];
    const rows = JSON.stringify(entries.map((entry) => ({ id: entry.id, ...contentRow(entry) })));
    const { source, at, userId, reason } = origin;
    const numbered = await transaction.query<{ entryNumber: number }>(insertSql, [
      rows,
      source,
      at,
      userId,
      reason,
    ]);
    await maintainSummaries(
      transaction,
      entries.map(({ values }) => ({ before: null, after: values })),
    );
    return numbered.map(({ entryNumber }) => entryNumber);
  }

  /** Locks an entry, living or deleted, for the person who is going to write it; `null` for an unknown one. */
  async lock(transaction: Queryable, key: EntryKey, userId: string | null): Promise<LockedEntry | null> {
    const { condition, value } = byEntryKey(key);
    const [row] = await transaction.query<EntryView & { living: boolean }>(lockSql(condition), [
      value,
      userId,
    ]);
    if (row === undefined) return null;
    const { living, ...entry } = row;
    return { entry, living };
  }

  /** Stores the next version of locked entries, and returns them as they are then. */
  async edit(
    transaction: Queryable,
    edits: readonly EntryEdit[],
    origin: WriteOrigin,
  ): Promise<readonly EntryView[]> {
    if (edits.length === 0) return [];
    const { source, at, userId, reason } = origin;
    const rows = JSON.stringify(edits.map(editRow));
    const written = await transaction.query(editSql, [rows, at, userId, source, reason]);
    if (written.length !== edits.length) throw new Error('An entry was not locked before it was written');
    await maintainSummaries(
      transaction,
      edits.map(({ stored, action, content }) => ({
        before: stored.living ? contentOf(stored.entry).values : null,
        after: action === 'delete' ? null : content.values,
      })),
    );
    return edits.map((edit) => editedView(edit, at));
  }
}

function editRow({ stored: { entry, living }, action, content }: EntryEdit): Record<string, unknown> {
  return {
    id: entry.id,
    version: entry.version + 1,
    action,
    changes: changesBetween(contentOf(entry), content),
    was_living: living,
    living: action !== 'delete',
    ...contentRow(content),
  };
}

function editedView({ stored: { entry }, content }: EntryEdit, at: Date): EntryView {
  const { values, additional } = content;
  return { ...entry, ...values, additional, version: entry.version + 1, updatedAt: at };
}
