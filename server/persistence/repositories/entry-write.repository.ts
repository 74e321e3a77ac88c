import { v7 as uuidV7 } from 'uuid';

import { formatAccession } from '../../../schema/contract/accession.js';
import type { EntryView } from '../../nouns/entry.js';
import { StoredWords } from '../../search/sql/search-words.js';
import type { Database, Queryable } from '../database.js';
import { byEntryKey, type EntryKey, entrySelection } from '../entry-columns.js';
import { firstRow, onlyRow } from '../rows.js';
import { SearchIndexUpkeep } from '../search-index-upkeep.js';
import { type Changes, contentRow, type EntryContent } from './entry-write-content.js';
import {
  contentDefinitions,
  fieldColumns,
  indexedColumns,
  insertSql,
  laterSql,
  writerSql,
} from './entry-write-sql.js';
import { ListedChanges } from './listed-changes.js';
import { MeasureReviewRepository, type StoredReview } from './measure-review.repository.js';

/** A new entry, ready to be stored: with an id, values trimmed, blanks `null`. */
export interface NewEntry extends EntryContent {
  readonly id: string;
}

/** The origin of a write: who, when, why, and through which source. */
export interface WriteOrigin {
  readonly source: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** An entry that is locked until the transaction ends. */
export interface LockedEntry {
  readonly entry: EntryView;
  readonly living: boolean;
}

/** The next version of a locked entry. */
export interface EntryEdit {
  readonly stored: LockedEntry;
  readonly action: 'update' | 'delete' | 'restore';
  readonly content: EntryContent;
  /** The differences from the stored version, for the revision. */
  readonly changes: Changes;
}

/**
 * Takes the numbers once the author is locked: a number that waits with its entry could be taken by an import meanwhile
 * whose row asks for it.
 */
const insertSentSql = insertSql(`
  SELECT nextval('entry_numbers')::integer AS entry_number, w.id AS writer, s.*
  FROM (SELECT max(id::text)::uuid AS id FROM writer) w
  CROSS JOIN ROWS FROM (jsonb_to_recordset($1) AS (id uuid, ${contentDefinitions})) WITH ORDINALITY s
  ORDER BY s.ordinality`);

/**
 * Locks the author before the entries, as deleting a person permanently does, and the entries in the order of their
 * ids, so that two transactions cannot deadlock.
 */
const lockSql = (condition: string): string => `
  SELECT ${entrySelection}, e.deleted_at IS NULL AS living
  FROM (SELECT count(*) FROM (${writerSql('$2')}) w) writer CROSS JOIN entries e
  WHERE ${condition} ORDER BY e.id FOR UPDATE OF e`;

const editSql = `
  WITH sent AS (
    SELECT s.*, (SELECT u.id FROM users u WHERE u.id = $3) AS writer
    FROM jsonb_to_recordset($1) AS s (id uuid, version integer, action text, changes jsonb, was_living boolean,
      living boolean, ${contentDefinitions})),
  rows AS (
    UPDATE entries e SET (version, ${fieldColumns()}, additional, updated_at, updated_by, deleted_at, deleted_by)
      = ROW(s.version,
      ${fieldColumns('s.')}, s.additional, ${laterSql}, s.writer,
      CASE WHEN NOT s.living THEN ${laterSql} END, CASE WHEN NOT s.living THEN s.writer END)
    FROM sent s WHERE e.id = s.id AND e.version = s.version - 1 AND (e.deleted_at IS NULL) = s.was_living
    RETURNING e.entry_number, e.created_at, e.updated_at, s.*),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, changes, reason, source, changed_at, changed_by)
    SELECT id, version, action, changes, $5, $4, updated_at, writer FROM rows),
  left_lists AS (
    DELETE FROM entry_index i USING rows r WHERE i.entry_number = r.entry_number AND r.was_living AND NOT r.living),
  stayed AS (
    UPDATE entry_index i SET (${indexedColumns()}, updated_at) = ROW(${indexedColumns('r.')}, r.updated_at)
    FROM rows r WHERE i.entry_number = r.entry_number AND r.was_living AND r.living),
  returned AS (
    INSERT INTO entry_index (entry_number, ${indexedColumns()}, created_at, updated_at)
    SELECT entry_number, ${indexedColumns()}, created_at, updated_at FROM rows WHERE living AND NOT was_living)
  SELECT updated_at AS "updatedAt" FROM rows`;

/**
 * Writes entries. Within the given transaction, it stores the rows, their revisions and their index rows, and updates
 * words, totals and counts. Nothing else writes these tables, except for the mark of a withdrawn version.
 */
export class EntryWriteRepository {
  private readonly upkeep: SearchIndexUpkeep;
  private readonly stored = new StoredWords();
  private readonly reviews: MeasureReviewRepository;

  constructor(database: Database) {
    this.upkeep = new SearchIndexUpkeep(database);
    this.reviews = new MeasureReviewRepository(database);
  }

  /** Stores new entries as version 1 each, in the given order, and returns their numbers. */
  async create(
    transaction: Queryable,
    entries: readonly NewEntry[],
    origin: WriteOrigin,
  ): Promise<readonly number[]> {
    if (entries.length === 0) return [];
    const made = entries.map((entry) => ({ id: entry.id, ...contentRow(entry) }));
    const { source, at, userId, reason } = origin;
    const values = [JSON.stringify(made), source, at, userId, reason];
    const numbered = await transaction.query<{ entryNumber: number }>(insertSentSql, values);
    const listed = new ListedChanges(this.stored);
    entries.forEach(({ values }, place) => {
      listed.add({ before: null, after: values }, made[place]?.document);
    });
    await listed.apply(transaction);
    this.upkeep.schedule();
    return numbered.map(({ entryNumber }) => entryNumber);
  }

  /** Stores a new entry as version 1. */
  async createOne(transaction: Queryable, content: EntryContent, origin: WriteOrigin): Promise<EntryView> {
    const id = uuidV7();
    const entryNumber = onlyRow(await this.create(transaction, [{ id, ...content }], origin));
    const { values, additional } = content;
    const [accession, createdAt] = [formatAccession(entryNumber), origin.at];
    return { id, accession, version: 1, ...values, additional, createdAt, updatedAt: createdAt };
  }

  /** Locks an entry, living or deleted, for the person who writes it; `null` for an unknown one. */
  async lock(transaction: Queryable, key: EntryKey, userId: string | null): Promise<LockedEntry | null> {
    const { condition, value } = byEntryKey(key);
    return firstRow(await lockWhere(transaction, condition, [value, userId]));
  }

  /** Like `lock`, for many entries by their ids. Leaves out unknown ones. */
  lockMany(
    transaction: Queryable,
    ids: readonly string[],
    userId: string | null,
  ): Promise<readonly LockedEntry[]> {
    return lockWhere(transaction, 'e.id = ANY ($1::uuid[])', [ids, userId]);
  }

  /** Stores the next version of locked entries, and returns their times, in any order. */
  async edit(
    transaction: Queryable,
    edits: readonly EntryEdit[],
    origin: WriteOrigin,
  ): Promise<readonly Date[]> {
    if (edits.length === 0) return [];
    const listed = new ListedChanges(this.stored);
    const times = await this.editPart(transaction, edits, origin, listed);
    await listed.apply(transaction);
    this.upkeep.schedule();
    return times;
  }

  /** Stores the next version of a locked entry, and returns it. */
  async editOne(transaction: Queryable, edit: EntryEdit, origin: WriteOrigin): Promise<EntryView> {
    const [updatedAt = origin.at] = await this.edit(transaction, [edit], origin);
    const { entry } = edit.stored;
    const { values, additional } = edit.content;
    return { ...entry, ...values, additional, version: entry.version + 1, updatedAt };
  }

  /**
   * Like `edit`, for some of the entries that one transaction edits. Collects the changes of lists in `listed`, which
   * the caller applies once at the end, so the lock on the totals is held as briefly as by a single edit.
   */
  async editPart(
    transaction: Queryable,
    edits: readonly EntryEdit[],
    origin: WriteOrigin,
    listed: ListedChanges,
  ): Promise<readonly Date[]> {
    const { source, at, userId, reason } = origin;
    const ids = edits.map(({ stored }) => stored.entry.id);
    const reviews = await this.reviews.latest(ids, transaction);
    const made = edits.map((edit, place) => editRow(edit, reviews.get(ids[place] ?? '')));
    const rows = JSON.stringify(made);
    const values = [rows, at, userId, source, reason];
    const written = await transaction.query<{ updatedAt: Date }>(editSql, values);
    if (written.length !== edits.length) throw new Error('An entry was not locked before it was written');
    edits.forEach(({ stored, action, content }, place) => {
      const before = stored.living ? stored.entry : null;
      const after = action === 'delete' ? null : content.values;
      listed.add({ before, after }, made[place]?.document);
    });
    return written.map(({ updatedAt }) => updatedAt);
  }
}

async function lockWhere(
  transaction: Queryable,
  condition: string,
  values: readonly unknown[],
): Promise<readonly LockedEntry[]> {
  const rows = await transaction.query<EntryView & { living: boolean }>(lockSql(condition), values);
  return rows.map(({ living, ...entry }) => ({ entry, living }));
}

function editRow(
  { stored: { entry, living }, action, changes, content }: EntryEdit,
  reviews: readonly StoredReview[] = [],
): ReturnType<typeof contentRow> {
  const written = { id: entry.id, version: entry.version + 1, action, changes };
  const states = { was_living: living, living: action !== 'delete' };
  return { ...written, ...states, ...contentRow(content, reviews) };
}
