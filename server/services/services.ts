import { BackupRunRepository } from '../persistence/backups/backup-run.repository.js';
import type { Database } from '../persistence/database.js';
import type { ReplicaSet } from '../persistence/replicas/replica-set.js';
import { AttemptRepository } from '../persistence/repositories/attempt.repository.js';
import { CredentialsRepository } from '../persistence/repositories/credentials.repository.js';
import { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';
import { EntryClosestRepository } from '../persistence/repositories/entry-closest.repository.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryHistoryRepository } from '../persistence/repositories/entry-history.repository.js';
import { EntryWriteRepository } from '../persistence/repositories/entry-write.repository.js';
import { IdempotencyRepository } from '../persistence/repositories/idempotency.repository.js';
import { MailQueueRepository } from '../persistence/repositories/mail-queue.repository.js';
import { PasswordLinkRepository } from '../persistence/repositories/password-link.repository.js';
import { SubmissionReadRepository } from '../persistence/repositories/submission-read.repository.js';
import { SubmissionWriteRepository } from '../persistence/repositories/submission-write.repository.js';
import { SystemRepository } from '../persistence/repositories/system.repository.js';
import { UserReadRepository } from '../persistence/repositories/user-read.repository.js';
import { UserWriteRepository } from '../persistence/repositories/user-write.repository.js';
import type { Secret } from '../secret.js';
import { SignInThrottle } from './attempts/sign-in-throttle.js';
import { AccessTokens } from './auth/access-tokens.js';
import { PasswordService } from './auth/password.service.js';
import { SessionService } from './auth/session.service.js';
import { ViewerService } from './auth/viewer.service.js';
import { entryReads, type EntrySettings, entryWrites } from './entry-services.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { MailQueue } from './mail/mail-queue.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PrimaryReads, type Reads } from './reads/reads.js';
import { type ReadCounts, ReplicaReads } from './reads/replica-reads.js';
import { RecentDataVersion } from './recent-data-version.js';
import { SubmissionAnswerService } from './submissions/submission-answer.service.js';
import { SubmissionApproval } from './submissions/submission-approval.js';
import { SubmissionDirectoryService } from './submissions/submission-directory.service.js';
import { SubmissionReviewService } from './submissions/submission-review.service.js';
import { SubmissionService } from './submissions/submission.service.js';
import { type InstanceFacts, SystemService } from './system/system.service.js';
import { UserAdministrationService } from './users/user-administration.service.js';
import { UserDirectoryService } from './users/user-directory.service.js';
import type { FieldNames } from './vocabulary/field-names.js';

/** The settings of the installation that the use cases need. */
export interface ServiceSettings extends EntrySettings {
  /** Signs tokens; all instances must use the same one. */
  readonly jwtSecret: Secret;
  readonly jwtTtlSeconds: number;
  /** Whether attempts that could be guesses are limited. */
  readonly rateLimit: boolean;
  /** Called when an e-mail is queued. */
  readonly wakeMail: () => void;
  /** What an administrator sees of this instance. */
  readonly instance: InstanceFacts;
}

/** Read replicas, and how many reads each of them served. */
interface ReplicaUse {
  readonly replicas: ReplicaSet;
  readonly counts: ReadCounts;
}

/** The use cases that GraphQL and REST offer. */
export type Services = Readonly<ReturnType<typeof createServices>>;

/** Creates the use cases over one database, and its replicas if it has any. */
export function createServices(database: Database, settings: ServiceSettings, replicaUse?: ReplicaUse) {
  const short = database.forShortStatements();
  const attempts = new AttemptRepository(short, settings.rateLimit);
  const mailQueue = new MailQueue(new MailQueueRepository(short), settings.wakeMail);
  const reads = entryReads(replicaUse ? database.withReplicas() : database, settings);
  return {
    ...reads,
    ...entryWrites(database, settings),
    ...submissionServices(database, reads.fieldNames, attempts, mailQueue),
    ...accountServices(database, settings, attempts, mailQueue),
    system: new SystemService(
      new SystemRepository(database),
      new BackupRunRepository(short),
      settings.instance,
    ),
    reads: createReads(database, replicaUse),
    idempotency: new IdempotencyService(new IdempotencyRepository(database), settings.jwtSecret),
  };
}

function createReads(database: Database, use: ReplicaUse | undefined): Reads {
  const versions = new DataVersionRepository(database.forShortStatements());
  const recent = new RecentDataVersion(database, versions);
  return use ? new ReplicaReads(use.replicas, recent, use.counts) : new PrimaryReads(recent);
}

function submissionServices(
  database: Database,
  fieldNames: FieldNames,
  attempts: AttemptRepository,
  mailQueue: MailQueue,
) {
  const submissions = new SubmissionWriteRepository();
  const reads = new SubmissionReadRepository(database);
  const details = new EntryDetailRepository(database.forShortStatements());
  const histories = new EntryHistoryRepository(database);
  const approval = new SubmissionApproval(new EntryWriteRepository(database));
  return {
    submissions: new SubmissionService(database, submissions, reads, details, histories, attempts),
    submissionDirectory: new SubmissionDirectoryService(
      reads,
      details,
      new EntryClosestRepository(database),
      fieldNames,
    ),
    submissionAnswers: new SubmissionAnswerService(database, submissions, reads),
    submissionReviews: new SubmissionReviewService(database, submissions, reads, approval, mailQueue),
  };
}

function accountServices(
  database: Database,
  settings: ServiceSettings,
  attempts: AttemptRepository,
  mailQueue: MailQueue,
) {
  const short = database.forShortStatements();
  const credentials = new CredentialsRepository(short);
  const links = new PasswordLinkRepository(short);
  const throttle = new SignInThrottle(attempts);
  const hasher = new PasswordHasher();
  const tokens = new AccessTokens(settings.jwtSecret, settings.jwtTtlSeconds);
  const users = new UserWriteRepository(database);
  return {
    viewers: new ViewerService(tokens, credentials),
    sessions: new SessionService(credentials, hasher, throttle, tokens),
    passwords: new PasswordService(credentials, links, hasher, throttle, attempts, mailQueue, tokens),
    users: new UserDirectoryService(new UserReadRepository(database), throttle),
    userAdministration: new UserAdministrationService(users, hasher, mailQueue, throttle),
  };
}
