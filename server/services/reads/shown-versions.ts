import { LRUCache } from 'lru-cache';

/** Number of addresses that are remembered, in some ten megabytes. */
const maxAddresses = 100_000;

/** The version of a client that was shown more than is known: its next read asks the primary. */
export const unknownVersion = Infinity;

/** What an address was shown at most; another object each time that changes. */
interface Shown {
  readonly version: number;
}

/** Remembers the latest data version that each address was shown. */
export class ShownVersions {
  /** The latest version of the addresses that were dropped. */
  private dropped: Shown = { version: 0 };
  private readonly byAddress: LRUCache<string, Shown>;

  constructor(max = maxAddresses) {
    this.byAddress = new LRUCache({
      max,
      dispose: (shown, _address, reason) => {
        if (reason === 'evict' && shown.version >= this.dropped.version) this.dropped = shown;
      },
    });
  }

  /** Returns a version that is at least what the address was shown. */
  of(address: string): Shown {
    return this.byAddress.get(address) ?? this.dropped;
  }

  /** Notes that the address was shown a version. */
  note(address: string, version: number): void {
    const before = this.byAddress.get(address)?.version ?? 0;
    if (version >= before) this.byAddress.set(address, { version });
  }

  /**
   * Replaces an unknown version by the primary's, which was read since `of` returned `seen`. An unknown version that
   * was noted meanwhile stays.
   */
  resolve(address: string, seen: Shown, version: number): void {
    if (this.dropped === seen) this.dropped = { version };
    if (this.of(address) === seen || !this.byAddress.has(address)) this.byAddress.set(address, { version });
  }
}
