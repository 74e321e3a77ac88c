import { tryLockSql } from './import-locks.js';
import { importSelection, importTables } from './import-row.js';

export const insertSql = `
  INSERT INTO imports (id, status, mode, existing, dry_run, format, file_name, sheet, sheets, mapping, created_by)
  VALUES ($1, 'receiving', $2, $3, $4, $5, $6, $7, $8, $9, (SELECT u.id FROM users u WHERE u.id = $10))`;
export const receivedSql = `
  UPDATE imports SET status = 'waiting', columns = $2, unmapped_columns = $3, file_problems = $4,
    file_warnings = $5, rows_received = $6, total = $6, processed = 0, scope = $7, key = $8, request_hash = $9
  WHERE id = $1 AND status = 'receiving' RETURNING id`;
export const progressSql = `UPDATE imports SET processed = $2, total = greatest(total, $3)
  WHERE id = $1 AND status IN ('receiving', 'running') RETURNING id`;
export const listSql = `SELECT ${importSelection} FROM ${importTables}
  ORDER BY m.created_at DESC, m.id DESC LIMIT $1 OFFSET $2`;
export const findSql = `SELECT ${importSelection} FROM ${importTables} WHERE m.id = $1`;
export const keyedSql = `SELECT ${importSelection} FROM ${importTables}
  WHERE m.scope = $1 AND m.key = $2 AND m.created_at > now() - $3::integer * interval '1 hour'`;
export const forgetKeySql = `UPDATE imports SET key = NULL, scope = NULL, request_hash = NULL
  WHERE scope = $1 AND key = $2 AND created_at <= now() - $3::integer * interval '1 hour'`;
/** Nothing is stored, whatever a preview has announced, and a call with the same key can be made again. */
const endedSql = 'inserted = 0, updated = 0, key = NULL, scope = NULL';
const endSql = (status: 'failed' | 'cancelled', from: string): string => `
  UPDATE imports SET status = '${status}', message = $2, finished_at = now(), ${endedSql}
  WHERE id = $1 AND status IN (${from}) RETURNING id`;
export const failSql = endSql('failed', `'receiving', 'waiting', 'running'`);
export const cancelSql = endSql('cancelled', `'receiving', 'waiting', 'running', 'previewed'`);
export const outdateSql = `
  UPDATE imports SET status = 'failed', message = $1, finished_at = now(), ${endedSql}
  WHERE status IN ('waiting', 'running', 'previewed')`;
export const interruptSql = `SELECT pg_cancel_backend($2) FROM imports WHERE id = $1 AND status <> 'running'`;
export const lockRunningSql = `SELECT m.id FROM imports m WHERE m.id = $1 AND m.status = 'running' FOR UPDATE`;
export const runSql = `
  UPDATE imports SET status = 'waiting', dry_run = FALSE, mode = $2, existing = $3, processed = 0, attempts = 0,
    finished_at = NULL, message = NULL, offers = NULL, offers_total = 0
  WHERE id = $1 AND status = 'previewed' RETURNING id`;
export const lockPreviewSql = `SELECT m.id FROM imports m WHERE m.id = $1 AND m.status = 'previewed' FOR UPDATE`;
export const recheckSql = `
  UPDATE imports SET status = 'waiting', processed = 0, attempts = 0, finished_at = NULL, message = NULL
  WHERE id = $1`;
export const beginSql = `UPDATE imports SET status = 'running', processed = 0, attempts = attempts + 1
  WHERE id = $1 AND status IN ('waiting', 'running') RETURNING attempts`;
export const finishSql = `
  UPDATE imports SET status = $2, message = $3, inserted = $4, updated = $5, skipped = $6, failed = $7,
    errors_total = $8, warnings_total = $9, processed = total, finished_at = now(),
    -- A refused import can be sent again with the same key, once it can be stored.
    key = CASE WHEN $2 <> 'refused' THEN key END, scope = CASE WHEN $2 <> 'refused' THEN scope END
  WHERE id = $1 AND status = 'running' RETURNING id`;

export const inProgressSql = `
  SELECT m.id FROM imports m WHERE m.status IN ('waiting', 'running') ORDER BY m.created_at, m.id`;
export const removeSql = `DELETE FROM imports WHERE id = $1 AND status = 'receiving'`;
/** The receiving process holds the lock of the import. If the lock is free, that process is gone. */
export const failBrokenOffSql = `
  WITH r AS MATERIALIZED (SELECT m.id FROM imports m WHERE m.status = 'receiving'),
  dead AS MATERIALIZED (SELECT r.id FROM r WHERE ${tryLockSql('r.id::text')})
  UPDATE imports SET status = 'failed', message = $1, finished_at = now()
  WHERE id IN (SELECT id FROM dead) AND status = 'receiving' RETURNING id`;
export const forgetPreviewsSql = `
  DELETE FROM imports WHERE status = 'previewed' AND finished_at < now() - $1::integer * interval '1 hour'`;
