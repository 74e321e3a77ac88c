import type { Attempt, AttemptRepository } from '../../persistence/repositories/attempt.repository.js';
import { accountKey, addressKey } from './attempt-keys.js';
import { attemptLimits } from './attempt-limits.js';

const { signInFromAddress, signInToAccount, signInByAddress, signedInFrom, mailsToAccount } = attemptLimits;

interface SignInAttempt {
  readonly pair: Attempt;
  /** Counters shared with other attempts; each is decreased by one after a success. */
  readonly shared: readonly Attempt[];
  readonly mark: Attempt;
}

/** Slows down guessing of passwords, both for accounts that exist and for unknown addresses. */
export class SignInThrottle {
  constructor(private readonly attempts: AttemptRepository) {}

  /** Counts an attempt to sign in; refuses it (429) after too many. */
  async take(email: string, address: string): Promise<SignInAttempt> {
    const { pair, byAddress, toAccount, mark } = attemptsOf(email, address);
    const isKnown = await this.attempts.isMarked(mark);
    const shared = isKnown ? [byAddress] : [byAddress, toAccount];
    await this.attempts.take(pair, ...shared);
    return { pair, shared, mark };
  }

  /** Records a success: uncounts the attempt, clears the failures from this address, and marks the address as known. */
  async succeeded({ pair, shared, mark }: SignInAttempt): Promise<void> {
    await this.attempts.forget(pair);
    await this.attempts.refund(...shared);
    await this.attempts.mark(mark);
  }

  /**
   * Whether a password link that was requested from an address may be sent. An address from which the owner has signed
   * in has an allowance of its own, so that nobody elsewhere can use it up.
   */
  async allowsMail(email: string, address: string): Promise<boolean> {
    const { pair, toAccount, mark } = attemptsOf(email, address);
    const { key } = (await this.attempts.isMarked(mark)) ? pair : toAccount;
    return this.attempts.allows({ limit: mailsToAccount, key });
  }

  /** Clears all failures to sign in to an account, and the count of the password links that were requested for it. */
  async clear(email: string): Promise<void> {
    await this.attempts.clear([signInFromAddress, signInToAccount, mailsToAccount], accountKey(email));
  }

  /** Clears all counters of an account, and the marks of addresses from which it was signed in to. */
  async forget(email: string): Promise<void> {
    const limits = [signInFromAddress, signInToAccount, signedInFrom, mailsToAccount];
    await this.attempts.clear(limits, accountKey(email));
  }

  /** Returns which of these accounts are locked now, for one address or for all, and until when. */
  async lockedUntil(emails: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const exhausted = await this.attempts.exhausted(
      [signInFromAddress, signInToAccount],
      emails.map(accountKey),
    );
    const untilOf = new Map(exhausted.map(({ subject, until }) => [subject, until]));
    return new Map(
      emails.flatMap((email) => {
        const until = untilOf.get(accountKey(email));
        return until === undefined ? [] : [[email, until]];
      }),
    );
  }
}

function attemptsOf(
  email: string,
  address: string,
): Record<'pair' | 'byAddress' | 'toAccount' | 'mark', Attempt> {
  const account = accountKey(email);
  const from = addressKey(address);
  return {
    pair: { limit: signInFromAddress, key: `${account}:${from}` },
    byAddress: { limit: signInByAddress, key: from },
    toAccount: { limit: signInToAccount, key: account },
    mark: { limit: signedInFrom, key: `${account}:${from}` },
  };
}
