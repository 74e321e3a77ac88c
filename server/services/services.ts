import type { PasswordService } from './auth/password.service.js';
import type { SessionService } from './auth/session.service.js';
import type { ViewerService } from './auth/viewer.service.js';
import type { DistinctValuesService } from './entries/distinct-values.service.js';
import type { DuplicatesService } from './entries/duplicates.service.js';
import type { EntryDetailService } from './entries/entry-detail.service.js';
import type { EntryEditingService } from './entries/entry-editing.service.js';
import type { EntryHistoryService } from './entries/entry-history.service.js';
import type { EntryListService } from './entries/entry-list.service.js';
import type { EntrySearchService } from './entries/entry-search.service.js';
import type { ExportService } from './exports/export.service.js';
import type { IdempotencyService } from './idempotency/idempotency.service.js';
import type { ImportService } from './imports/import.service.js';
import type { ImportTemplateService } from './imports/import-template.service.js';
import type { PlotsService } from './statistics/plots.service.js';
import type { StatisticsService } from './statistics/statistics.service.js';
import type { SubmissionService } from './submissions/submission.service.js';
import type { SubmissionAnswerService } from './submissions/submission-answer.service.js';
import type { SubmissionDirectoryService } from './submissions/submission-directory.service.js';
import type { SubmissionReviewService } from './submissions/submission-review.service.js';
import type { UserAdministrationService } from './users/user-administration.service.js';
import type { UserDirectoryService } from './users/user-directory.service.js';

/** The use cases both doors open; `app.ts` makes them, and each resolver or route takes the ones it uses. */
export interface Services {
  readonly entryList: EntryListService;
  readonly entryDetail: EntryDetailService;
  readonly entrySearch: EntrySearchService;
  readonly entryEditing: EntryEditingService;
  readonly entryHistory: EntryHistoryService;
  readonly duplicates: DuplicatesService;
  readonly distinctValues: DistinctValuesService;
  readonly statistics: StatisticsService;
  readonly plots: PlotsService;
  readonly exports: ExportService;
  readonly imports: ImportService;
  readonly importTemplates: ImportTemplateService;
  readonly submissions: SubmissionService;
  readonly submissionDirectory: SubmissionDirectoryService;
  readonly submissionAnswers: SubmissionAnswerService;
  readonly submissionReviews: SubmissionReviewService;
  readonly idempotency: IdempotencyService;
  readonly viewers: ViewerService;
  readonly sessions: SessionService;
  readonly passwords: PasswordService;
  readonly users: UserDirectoryService;
  readonly userAdministration: UserAdministrationService;
}
