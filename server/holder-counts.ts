/** What each holder has taken of something that all share. A holder that has nothing left is forgotten. */
export class HolderCounts {
  private readonly counts = new Map<string, number>();
  private all = 0;

  get total(): number {
    return this.all;
  }

  of(holder: string): number {
    return this.counts.get(holder) ?? 0;
  }

  /** Adds to what a holder has; `more` is negative for what it gives back. */
  add(holder: string, more: number): void {
    this.all += more;
    const now = this.of(holder) + more;
    if (now === 0) this.counts.delete(holder);
    else this.counts.set(holder, now);
  }
}
