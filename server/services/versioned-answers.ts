import { LRUCache } from 'lru-cache';

import type { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';

interface Answer<Value> {
  readonly dataVersion: string;
  readonly value: Promise<Value>;
}

const answersKept = 200;

/**
 * Keeps answers for as long as the data they were computed from has not changed. The version is asked of the database at
 * every call, in one tiny statement, so an answer is right at once after a write by any instance. Requests that come while
 * an answer is being computed wait for the same one.
 */
export class VersionedAnswers<Value> {
  private readonly answers: LRUCache<string, Answer<Value>>;

  /** `kept` says how many answers are kept, of those met latest: fewer where each of them is large. */
  constructor(
    private readonly versions: DataVersionRepository,
    kept = answersKept,
  ) {
    this.answers = new LRUCache({ max: kept });
  }

  /** The answer kept under `key`, computed when there is none for the present version of the data. */
  async get(key: string, compute: () => Promise<Value>): Promise<{ value: Value; dataVersion: string }> {
    const { dataVersion } = await this.versions.current();
    const kept = this.answers.get(key);
    const answer = kept?.dataVersion === dataVersion ? kept : this.begin(key, dataVersion, compute);
    return { value: await answer.value, dataVersion };
  }

  private begin(key: string, dataVersion: string, compute: () => Promise<Value>): Answer<Value> {
    const answer = { dataVersion, value: compute() };
    this.answers.set(key, answer);
    answer.value.catch(() => this.forget(key, answer));
    return answer;
  }

  /** A failed answer is not kept, so that the next request tries again. */
  private forget(key: string, answer: Answer<Value>): void {
    if (this.answers.get(key) === answer) this.answers.delete(key);
  }
}
