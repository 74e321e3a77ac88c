import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import { measuredColumnNames } from '../measured-columns.js';

const prefixed = (prefix: string, columns: readonly string[]): string =>
  columns.map((column) => prefix + column).join(', ');

const fields = entryFieldNames.map((name) => entryColumns[name]);
const keys = entryFieldNames.map(keyColumn);

/** The columns of the fields in `entries`, each with an optional prefix. */
export const fieldColumns = (prefix = ''): string => prefixed(prefix, fields);
/** The columns of `entry_index` that follow from the content, each with an optional prefix. */
export const indexedColumns = (prefix = ''): string =>
  prefixed(prefix, [...keys, ...measuredColumnNames, 'document', 'name_keys']);

/** The content of an entry as columns of a record made from JSON. */
export const contentDefinitions = [
  ...fields.map((column) => `${column} text`),
  'additional jsonb',
  ...keys.map((column) => `${column} text`),
  ...measuredColumnNames.map((column) => `${column} double precision`),
  'document text',
  'name_keys text[]',
].join(', ');

/** Selects the author of a write and locks the account against deletion; no row if the account no longer exists. */
export const writerSql = (id: string): string => `SELECT u.id FROM users u WHERE u.id = ${id} FOR KEY SHARE`;

/**
 * The time of the next version of the entry `e`, from the time $2 of the write: later than that of the version before,
 * also if the writer waited for the entry meanwhile, as a long import does, or its clock is behind another instance's.
 * A version that a wrong clock dated into the future is no measure.
 */
export const laterSql = `CASE WHEN e.updated_at < statement_timestamp() + interval '1 minute'
    THEN greatest($2::timestamptz, e.updated_at + interval '1 millisecond') ELSE $2::timestamptz END`;

/**
 * Stores new entries as version 1 each, with their revisions and index rows, and returns their numbers. `sent` selects
 * them: entry_number, writer (from `writer`), id and the content. $2 to $5: source, time, author, reason.
 */
export const insertSql = (sent: string): string =>
  `${insertEntriesSql(sent, 'sent')} ${insertIndexSql('sent')} RETURNING entry_number AS "entryNumber"`;

/**
 * Like `insertSql`, for many entries whose content is in `contents`, a join of `sent`. Returns their count only:
 * returning each number takes a tenth of the time of storing them.
 */
export const insertManySql = (sent: string, contents: string): string => `
  ${insertEntriesSql(sent, contents)},
  indexed AS (${insertIndexSql(contents)} RETURNING 1)
  SELECT count(*)::integer AS rows FROM indexed`;

const insertEntriesSql = (sent: string, contents: string): string => `
  WITH writer AS MATERIALIZED (${writerSql('$4')}),
  sent AS MATERIALIZED (${sent}),
  rows AS (
    INSERT INTO entries (id, entry_number, ${fieldColumns()}, additional, source, created_at, created_by,
      updated_at, updated_by)
    SELECT id, entry_number, ${fieldColumns()}, additional, $2, $3, writer, $3, writer FROM ${contents}),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, reason, source, changed_at, changed_by)
    SELECT id, 1, 'create', $5, $2, $3, writer FROM sent)`;

const insertIndexSql = (contents: string): string => `
  INSERT INTO entry_index (entry_number, ${indexedColumns()}, created_at, updated_at)
  SELECT entry_number, ${indexedColumns()}, $3, $3 FROM ${contents}`;
