import { randomFillSync } from 'node:crypto';

import { v7 as uuidV7 } from 'uuid';

const bytesEach = 16;
const idsAtOnce = 512;
const largestSeq = 0x7fff_ffff;

/** Ids for many rows, each after the one before; asking the system for chance once for many of them saves most of their cost. */
export class OrderedIds {
  private readonly chance = new Uint8Array(bytesEach * idsAtOnce);
  private left = 0;
  private seq = 0;
  private msecs = 0;

  next(): string {
    const now = Date.now();
    this.seq = now > this.msecs || this.seq >= largestSeq ? 0 : this.seq + 1;
    this.msecs = Math.max(now, this.msecs);
    if (this.left === 0) {
      randomFillSync(this.chance);
      this.left = idsAtOnce;
    }
    this.left -= 1;
    const random = this.chance.subarray(this.left * bytesEach, (this.left + 1) * bytesEach);
    return uuidV7({ random, msecs: this.msecs, seq: this.seq });
  }
}
