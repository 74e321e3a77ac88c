import type { Database } from '../persistence/database.js';
import { CredentialsRepository } from '../persistence/repositories/credentials.repository.js';
import { MailQueueRepository } from '../persistence/repositories/mail-queue.repository.js';
import { PasswordLinkRepository } from '../persistence/repositories/password-link.repository.js';
import { RateLimitRepository } from '../persistence/repositories/rate-limit.repository.js';
import { UserListRepository } from '../persistence/repositories/user-list.repository.js';
import { UserReadRepository } from '../persistence/repositories/user-read.repository.js';
import { UserWriteRepository } from '../persistence/repositories/user-write.repository.js';
import type { Secret } from '../secret.js';
import { Attempts } from './attempts/attempts.js';
import { SignInThrottle } from './attempts/sign-in-throttle.js';
import { AccessTokens } from './auth/access-tokens.js';
import { PasswordService } from './auth/password.service.js';
import { SessionService } from './auth/session.service.js';
import { ViewerService } from './auth/viewer.service.js';
import { Mailroom } from './mail/mailroom.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import type { Services } from './services.js';
import { UserAdministrationService } from './users/user-administration.service.js';
import { UserDirectoryService } from './users/user-directory.service.js';

/** What accounts need to know of the installation. */
export interface AccountSettings {
  /** Signs tokens; the same for all instances. */
  readonly jwtSecret: Secret;
  readonly jwtTtlSeconds: number;
  /** Whether attempts that could be guesses are limited. */
  readonly rateLimit: boolean;
  /** Hears that a mail is queued. */
  readonly wakeMail: () => void;
}

type AccountServices = Pick<Services, 'viewers' | 'sessions' | 'passwords' | 'users' | 'userAdministration'>;

/** Makes the use cases about who somebody is and who there is. */
export function createAccountServices(database: Database, settings: AccountSettings): AccountServices {
  const credentials = new CredentialsRepository(database);
  const counters = new RateLimitRepository(database);
  const attempts = new Attempts(counters, settings.rateLimit);
  const throttle = new SignInThrottle(attempts, counters);
  const hasher = new PasswordHasher();
  const tokens = new AccessTokens(settings.jwtSecret, settings.jwtTtlSeconds);
  const mailroom = new Mailroom(new MailQueueRepository(database), settings.wakeMail);
  const links = new PasswordLinkRepository(database);
  const people = new UserReadRepository(database);
  return {
    viewers: new ViewerService(tokens, credentials),
    sessions: new SessionService(credentials, hasher, throttle, tokens),
    passwords: new PasswordService({ credentials, links, hasher, throttle, attempts, mailroom, tokens }),
    users: new UserDirectoryService(people, new UserListRepository(database), throttle),
    userAdministration: new UserAdministrationService(
      new UserWriteRepository(database),
      hasher,
      mailroom,
      throttle,
    ),
  };
}
