import { entryColumns } from '../entry-columns.js';
import {
  boolean,
  byDefault,
  bytes,
  byteText,
  columns,
  index,
  integer,
  json,
  maybe,
  primary,
  table,
  text,
  time,
  undescribed,
  uuid,
} from './table.js';

const submissions = table(
  'submissions',
  {
    id: primary(uuid),
    additional: byDefault({}, json),
    status_detail: byDefault('pending', text),
    review_note: maybe(text),
    submitted_by: maybe(uuid),
    submitter_name: maybe(text),
    submitter_email: maybe(text),
    wants_mail: boolean,
    reviewed_by: maybe(uuid),
    reviewed_at: maybe(time),
    entry_id: maybe(uuid),
    target_id: maybe(uuid),
    target_version: maybe(integer),
    target_base: maybe(json),
    target_base_at: maybe(time),
    version: byDefault(1, integer),
    created_at: time,
    updated_at: time,
    document: byteText,
    ...columns(Object.values(entryColumns), maybe(text)),
  },
  [
    index('submissions_status_detail', 'status_detail', 'created_at', 'id'),
    index('submissions_created_at', 'created_at', 'id'),
    ...undescribed(
      'submissions_submitted_by',
      'submissions_reviewed_by',
      'submissions_submitter_email',
      'submissions_entry_id',
      'submissions_target_id',
      'submissions_document',
    ),
  ],
);

/** The hashes of the secrets of receipts. */
const submissionTickets = table('submission_tickets', { token_hash: primary(bytes), submission_id: uuid }, [
  index('submission_tickets_submission_id', 'submission_id'),
]);

/** The events of submissions, stored permanently. */
const submissionEvents = table(
  'submission_events',
  {
    submission_id: primary(uuid),
    version: primary(integer),
    kind: text,
    done_at: time,
    done_by: maybe(uuid),
    note: maybe(text),
    changes: byDefault({}, json),
  },
  undescribed('submission_events_done_by'),
);

export const submissionTables = [submissions, submissionTickets, submissionEvents];
