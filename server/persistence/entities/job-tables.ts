import {
  bigint,
  byDefault,
  bytes,
  index,
  insertTime,
  integer,
  json,
  maybe,
  primary,
  table,
  text,
  time,
  uuid,
} from './table.js';

/** Calls with an idempotency key, and their responses. */
const idempotencyKeys = table(
  'idempotency_keys',
  {
    scope: primary(bytes),
    key: primary(text),
    request_hash: bytes,
    status: byDefault(0, integer),
    body: byDefault('', text),
    created_at: insertTime,
  },
  [index('idempotency_keys_created_at', 'created_at')],
);

/** E-mails that wait. */
const mails = table(
  'mails',
  {
    id: primary(uuid),
    kind: text,
    recipient: text,
    attempts: byDefault(0, integer),
    due_at: insertTime,
    created_at: insertTime,
  },
  [index('mails_due_at', 'due_at')],
);

/** The backups that the server wrote by itself, or tried to. */
const backupRuns = table(
  'backup_runs',
  {
    id: primary(uuid),
    started_at: insertTime,
    finished_at: maybe(time),
    file: text,
    bytes: maybe(bigint),
    failure: maybe(text),
  },
  [index('backup_runs_started_at', 'started_at')],
);

/** The data steps that have started, and whether they are finished. */
const dataSteps = table('data_steps', {
  number: primary(integer),
  name: text,
  progress: maybe(json),
  finished_at: maybe(time),
});

export const jobTables = [idempotencyKeys, mails, backupRuns, dataSteps];
