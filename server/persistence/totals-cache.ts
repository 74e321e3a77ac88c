import { LRUCache } from 'lru-cache';

import type { EntryCriteria } from './entry-where.js';

interface KnownTotal {
  readonly total: number;
  readonly ofAll: number;
  readonly dataVersion: string;
}

const criteriaRemembered = 5000;

/** Totals of filtered lists, each good for the version of the data it was counted in. */
export class TotalsCache {
  private readonly known = new LRUCache<string, KnownTotal>({ max: criteriaRemembered });

  get(criteria: EntryCriteria): KnownTotal | undefined {
    return this.known.get(JSON.stringify(criteria));
  }

  set(criteria: EntryCriteria, { total, ofAll, dataVersion }: KnownTotal): void {
    this.known.set(JSON.stringify(criteria), { total, ofAll, dataVersion });
  }
}
