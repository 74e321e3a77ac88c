import { AppError } from '../errors.js';

const retryAfterSeconds = 5;

interface SlotLimits {
  /** How many one holder may have at a time, and what is said to who has them. */
  readonly each: { readonly max: number; readonly message: string };
  /** How many there are on this instance, and what is said while all are taken. */
  readonly all: { readonly max: number; readonly message: string };
}

/** A semaphore for work that holds a connection for long: so many at a time for each holder, and so many in all. */
export class Slots {
  private readonly ofHolders = new Map<string, number>();
  private taken = 0;

  constructor(private readonly limits: SlotLimits) {}

  /** Takes a slot and returns what releases it, once. Throws RATE_LIMITED, UNAVAILABLE where none is free. */
  take(holder: string): () => void {
    const { each, all } = this.limits;
    if (this.of(holder) >= each.max) throw refusal('RATE_LIMITED', each.message);
    if (this.taken >= all.max) throw refusal('UNAVAILABLE', all.message);
    this.count(holder, 1);
    let released = false;
    return () => {
      if (!released) this.count(holder, -1);
      released = true;
    };
  }

  private of(holder: string): number {
    return this.ofHolders.get(holder) ?? 0;
  }

  private count(holder: string, step: 1 | -1): void {
    this.taken += step;
    const now = this.of(holder) + step;
    if (now === 0) this.ofHolders.delete(holder);
    else this.ofHolders.set(holder, now);
  }
}

function refusal(code: 'RATE_LIMITED' | 'UNAVAILABLE', message: string): AppError {
  return new AppError(code, message, { retryAfterSeconds });
}
