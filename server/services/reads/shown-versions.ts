import { LRUCache } from 'lru-cache';

/** Number of addresses that are remembered, in some ten megabytes. */
const maxAddresses = 100_000;

/** The version of a client that was shown more than is known: its next read asks the primary. */
export const unknownVersion = Infinity;

/** Remembers the latest data version that each address was shown. */
export class ShownVersions {
  /** The latest version of the addresses that were dropped. */
  private dropped = 0;
  private readonly byAddress: LRUCache<string, number>;

  constructor(max = maxAddresses) {
    this.byAddress = new LRUCache({
      max,
      dispose: (version, _address, reason) => {
        if (reason === 'evict') this.dropped = Math.max(this.dropped, version);
      },
    });
  }

  /** Returns a version that is at least what the address was shown. */
  of(address: string): number {
    return this.byAddress.get(address) ?? this.dropped;
  }

  /** Notes that the address was shown a version. */
  note(address: string, version: number): void {
    this.byAddress.set(address, Math.max(this.byAddress.get(address) ?? 0, version));
  }

  /** Replaces an unknown version by the primary's, which was read after all that was shown. */
  resolve(address: string, version: number): void {
    this.byAddress.set(address, version);
    if (this.dropped === unknownVersion) this.dropped = version;
  }
}
