import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

/** How often results were cached, or had to be computed. */
export interface CacheUse {
  hits: number;
  misses: number;
}

/** The version of what results are computed from, which every write raises. */
interface Versions {
  /** Counted for monitoring, where there is one. */
  readonly cacheUse?: CacheUse;
  current(): Promise<{ readonly dataVersion: string }>;
}

interface Answer<Value> {
  readonly dataVersion: string;
  readonly value: Promise<Value>;
}

const maxCachedResults = 200;

/**
 * Caches results until the data they were computed from changes. Each call reads the data version from the database, in
 * one tiny statement, so a result is correct immediately after a write by any instance. Concurrent requests for the
 * same result wait for one computation.
 */
export class VersionedCache<Value> {
  private readonly answers: LRUCache<string, Answer<Value>>;

  /** `max` is the number of results to cache (least recently used are dropped): smaller for large results. */
  constructor(
    private readonly versions: Versions,
    max = maxCachedResults,
  ) {
    this.answers = new LRUCache({ max });
  }

  /**
   * Returns the result cached under `key`, and computes it if there is none for the current data version. A request
   * that waited for the computation of another, which failed, such as because its client has gone, tries once more.
   */
  async get(key: string, compute: () => Promise<Value>): Promise<{ value: Value; dataVersion: string }> {
    // What people search for may take a megabyte.
    const name = hash('sha256', key);
    const { dataVersion } = await this.versions.current();
    const cached = this.current(name, dataVersion);
    if (this.versions.cacheUse) this.versions.cacheUse[cached === undefined ? 'misses' : 'hits'] += 1;
    const begin = () => this.current(name, dataVersion) ?? this.begin(name, dataVersion, compute);
    const value = await (cached === undefined ? begin() : cached.catch(begin));
    return { value, dataVersion };
  }

  /** Like `get`, for results that are objects: returns the result with its data version. `key` is any JSON value. */
  async versioned(
    key: unknown,
    compute: () => Promise<Value>,
  ): Promise<Value & { readonly dataVersion: string }> {
    const { value, dataVersion } = await this.get(JSON.stringify(key), compute);
    return { ...value, dataVersion };
  }

  private current(name: string, dataVersion: string): Promise<Value> | undefined {
    const answer = this.answers.get(name);
    return answer?.dataVersion === dataVersion ? answer.value : undefined;
  }

  private begin(name: string, dataVersion: string, compute: () => Promise<Value>): Promise<Value> {
    const answer = { dataVersion, value: compute() };
    this.answers.set(name, answer);
    answer.value.catch(() => this.forget(name, answer));
    return answer.value;
  }

  /** Does not cache a failure, so that the next request tries again. */
  private forget(name: string, answer: Answer<Value>): void {
    if (this.answers.get(name) === answer) this.answers.delete(name);
  }
}
