import { limits } from '../../../schema/contract/limits.js';
import type { RateLimit } from '../../persistence/repositories/rate-limit.repository.js';

const minute = 60;
const hour = 60 * minute;

/**
 * How often what could be a guess may be tried. All of them count across APIs and instances. An attempt is counted
 * before it is looked at, so that many at once cannot slip through, and given back when it was right: only failures add
 * up, but for messages that are asked for and submissions, which all do.
 */
export const attemptLimits = {
  /** Failures to sign in to an account from one address. */
  signInFromAddress: { name: 'sign-in-pair', points: 10, seconds: 15 * minute },
  /** Failures to sign in to an account from anywhere: guessing that is spread over many addresses. */
  signInToAccount: { name: 'sign-in-account', points: 50, seconds: hour },
  /** Failures to sign in from one address to any account: one password tried on many people. */
  signInByAddress: { name: 'sign-in-address', points: 100, seconds: 15 * minute },
  forgotByAddress: { name: 'forgot-address', points: 20, seconds: hour },
  /** Messages to one account; more are silently not sent. */
  mailsToAccount: { name: 'forgot-account', points: 3, seconds: hour },
  /** Links that are no good, from one address. */
  linkByAddress: { name: 'link-address', points: 30, seconds: 15 * minute },
  /** New submissions of visitors at one address, and of one person who is signed in; every one counts. */
  submissionByAddress: {
    name: 'submission-address',
    points: limits.submissions.perHour.address,
    seconds: hour,
  },
  submissionByUser: { name: 'submission-user', points: limits.submissions.perHour.user, seconds: hour },
  /** Wrong current passwords of a person who is signed in. */
  currentPassword: { name: 'current-password', points: 10, seconds: 15 * minute },
  /**
   * Not a limit but a mark: from this address somebody has signed in to the account before. Whoever guesses elsewhere
   * cannot shut them out.
   */
  signedInFrom: { name: 'signed-in', points: 1, seconds: 90 * 24 * hour },
} as const satisfies Record<string, RateLimit>;
