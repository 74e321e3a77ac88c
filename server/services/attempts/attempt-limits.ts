import { limits } from '../../../schema/contract/limits.js';
import type { RateLimit } from '../../persistence/repositories/attempt.repository.js';

const minute = 60;
const hour = 60 * minute;

/**
 * The limits for attempts that could be guesses. All of them count across APIs and instances. An attempt is counted
 * before it is checked, so that concurrent attempts cannot exceed the limit, and returned after a success: only
 * failures accumulate. Requested e-mails and submissions always count.
 */
export const attemptLimits = {
  /** Failures to sign in to an account from one address. */
  signInFromAddress: { name: 'sign-in-pair', points: 10, seconds: 15 * minute },
  /** Failures to sign in to an account from anywhere: guessing that is spread over many addresses. */
  signInToAccount: { name: 'sign-in-account', points: 50, seconds: hour },
  /** Failures to sign in from one address to any account: one password tried on many people. */
  signInByAddress: { name: 'sign-in-address', points: 100, seconds: 15 * minute },
  forgotByAddress: { name: 'forgot-address', points: 20, seconds: hour },
  /** E-mails to one account, and those requested where its owner has signed in; more are silently not sent. */
  mailsToAccount: { name: 'forgot-account', points: 3, seconds: hour },
  /** Invalid links, from one address. */
  linkByAddress: { name: 'link-address', points: 30, seconds: 15 * minute },
  /** New submissions from visitors at one address, and from one signed-in person; every one counts. */
  submissionByAddress: {
    name: 'submission-address',
    points: limits.submissions.perHour.address,
    seconds: hour,
  },
  submissionByUser: { name: 'submission-user', points: limits.submissions.perHour.user, seconds: hour },
  /** Wrong current passwords of a signed-in person. */
  currentPassword: { name: 'current-password', points: 10, seconds: 15 * minute },
  /**
   * Not a limit but a mark: the account's owner has signed in from this address before. Failed attempts from other
   * addresses cannot lock them out there.
   */
  signedInFrom: { name: 'signed-in', points: 1, seconds: 90 * 24 * hour },
} as const satisfies Record<string, RateLimit>;
