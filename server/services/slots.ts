import { AppError } from '../errors.js';
import { HolderCounts } from '../holder-counts.js';

const retryAfterSeconds = 5;

interface SlotLimits {
  /** Maximum number of slots for one holder, and the error message beyond it. */
  readonly each: { readonly max: number; readonly message: string };
  /** Maximum number of slots on this instance, and the error message while all are taken. */
  readonly all: { readonly max: number; readonly message: string };
}

/** A semaphore for work that holds a connection for a long time, with a limit for each holder and one for all. */
export class Slots {
  private readonly taken = new HolderCounts();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Takes a slot and returns the function that releases it, which may be called repeatedly. Throws RATE_LIMITED or
   * UNAVAILABLE if none is free.
   */
  take(holder: string): () => void {
    const { each, all } = this.limits;
    if (this.taken.of(holder) >= each.max) throw refusal('RATE_LIMITED', each.message);
    if (this.taken.total >= all.max) throw refusal('UNAVAILABLE', all.message);
    this.taken.add(holder, 1);
    let released = false;
    return () => {
      if (!released) this.taken.add(holder, -1);
      released = true;
    };
  }
}

function refusal(code: 'RATE_LIMITED' | 'UNAVAILABLE', message: string): AppError {
  return new AppError(code, message, { retryAfterSeconds });
}
