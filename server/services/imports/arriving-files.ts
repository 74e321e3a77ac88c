import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

const { person: mostOfOne, all: mostOfAll } = limits.imports.arriving;
const retryAfterSeconds = 5;

/** Files that arrive at this instance: each holds a connection until all of it is there, and others need some, too. */
export class ArrivingFiles {
  private readonly ofPeople = new Map<string, number>();
  private all = 0;

  /** Runs `receive` in a place of its own. Throws RATE_LIMITED, UNAVAILABLE where none is free. */
  async receive<Result>(personId: string, receive: () => Promise<Result>): Promise<Result> {
    if (this.of(personId) >= mostOfOne) throw refusal('RATE_LIMITED', messages.importTooManyFiles(mostOfOne));
    if (this.all >= mostOfAll) throw refusal('UNAVAILABLE', messages.importPlacesTaken);
    this.count(personId, 1);
    try {
      return await receive();
    } finally {
      this.count(personId, -1);
    }
  }

  private of(personId: string): number {
    return this.ofPeople.get(personId) ?? 0;
  }

  private count(personId: string, step: 1 | -1): void {
    this.all += step;
    const now = this.of(personId) + step;
    if (now === 0) this.ofPeople.delete(personId);
    else this.ofPeople.set(personId, now);
  }
}

function refusal(code: 'RATE_LIMITED' | 'UNAVAILABLE', message: string): AppError {
  return new AppError(code, message, { retryAfterSeconds });
}
