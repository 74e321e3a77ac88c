import type { Database } from '../persistence/database.js';
import { EntryClosestRepository } from '../persistence/repositories/entry-closest.repository.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryHistoryRepository } from '../persistence/repositories/entry-history.repository.js';
import { EntryWriteRepository } from '../persistence/repositories/entry-write.repository.js';
import { MailQueueRepository } from '../persistence/repositories/mail-queue.repository.js';
import { RateLimitRepository } from '../persistence/repositories/rate-limit.repository.js';
import { SubmissionReadRepository } from '../persistence/repositories/submission-read.repository.js';
import { SubmissionWriteRepository } from '../persistence/repositories/submission-write.repository.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { Attempts } from './attempts/attempts.js';
import type { AccountSettings } from './create-account-services.js';
import { Mailroom } from './mail/mailroom.js';
import type { Services } from './services.js';
import { SubmissionService } from './submissions/submission.service.js';
import { SubmissionAnswerService } from './submissions/submission-answer.service.js';
import { SubmissionApproval } from './submissions/submission-approval.js';
import { SubmissionDirectoryService } from './submissions/submission-directory.service.js';
import { SubmissionReviewService } from './submissions/submission-review.service.js';

type SubmissionServices = Pick<
  Services,
  'submissions' | 'submissionDirectory' | 'submissionAnswers' | 'submissionReviews'
>;

/** Makes the use cases about what people propose. */
export function createSubmissionServices(
  database: Database,
  { rateLimit, wakeMail }: Pick<AccountSettings, 'rateLimit' | 'wakeMail'>,
): SubmissionServices {
  const unitOfWork = new UnitOfWork(database);
  const submissions = new SubmissionWriteRepository();
  const reads = new SubmissionReadRepository(database);
  const details = new EntryDetailRepository(database);
  const histories = new EntryHistoryRepository(database);
  const attempts = new Attempts(new RateLimitRepository(database), rateLimit);
  const mailroom = new Mailroom(new MailQueueRepository(database), wakeMail);
  const approval = new SubmissionApproval(new EntryWriteRepository(database));
  return {
    submissions: new SubmissionService({ unitOfWork, submissions, reads, details, histories, attempts }),
    submissionDirectory: new SubmissionDirectoryService(reads, details, new EntryClosestRepository(database)),
    submissionAnswers: new SubmissionAnswerService(unitOfWork, submissions, reads),
    submissionReviews: new SubmissionReviewService(unitOfWork, submissions, reads, approval, mailroom),
  };
}
