import { Readable } from 'node:stream';

import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { exportFormats, isExportFormat } from '../../../schema/contract/export-formats.js';
import type { KeyedCall } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext } from '../../services/request-context.js';
import {
  type FakeAnswers,
  fakeDeletedEntry,
  fakeEntry,
  fakeMoment,
  fakeRevision,
  fakeSubmission,
  fakeVersion,
} from './fake-things.js';

const entry = fakeEntry();
const fakeSubmissionDetail = {
  submission: fakeSubmission,
  events: [{ kind: 'submitted', at: fakeMoment, by: null, note: null, changes: [] }],
  closestEntries: [entry],
};

/** What is done to entries and with submissions, what is told of it, and what is taken away. */
export const fakeWritings: FakeAnswers = {
  'entryHistory.tombstone': () => null,
  'entryEditing.create': () => entry,
  'entryEditing.update': () => entry,
  'entryEditing.delete': () => ({ id: fakeDeletedEntry.id, accession: fakeDeletedEntry.accession }),
  'entryEditing.restore': () => entry,
  'entryHistory.history': () => ({ entryId: entry.id, revisions: [fakeRevision], total: 2 }),
  'entryHistory.at': () => ({
    accession: 'AIA0000042',
    version: 2,
    at: fakeMoment,
    ...mapEntryFields((name) => `${name} then`),
    additional: { cohort: 'A' },
  }),
  'entryHistory.deleted': () => ({
    entries: [fakeDeletedEntry],
    pagination: { page: 1, limit: 10, total: 1, pages: 1 },
  }),
  'submissions.create': () => ({ submission: fakeSubmission, ticket: 'a secret' }),
  'submissionDirectory.list': () => ({
    submissions: [fakeSubmission],
    pagination: { page: 1, limit: 10, total: 1, pages: 1 },
  }),
  'submissionDirectory.counts': () => ({ pending: 1, sent_back: 0, approved: 0, rejected: 0, withdrawn: 0 }),
  'submissionDirectory.detail': () => fakeSubmissionDetail,
  'submissionDirectory.receipt': () => fakeSubmissionDetail,
  'submissionReviews.approve': () => ({ submission: fakeSubmission, entry }),
  'submissionReviews.reject': () => fakeSubmission,
  'submissionReviews.sendBack': () => fakeSubmission,
  'submissionAnswers.resubmit': () => fakeSubmission,
  'submissionAnswers.withdraw': () => fakeSubmission,
  'submissionAnswers.setMail': () => fakeSubmission,
  'idempotency.once': async (
    ctx: RequestContext,
    _call: KeyedCall,
    run: (ctx: RequestContext) => Promise<object>,
  ) => ({ ...(await run(ctx)), replayed: false }),
  'exports.export': (_ctx: unknown, { format = 'json' }: { format?: string }) => {
    const known = isExportFormat(format) ? format : 'json';
    const body = Readable.from(['first\r\n', 'second\r\n']);
    return { format: known, ...exportFormats[known], body, dataVersion: fakeVersion };
  },
};
