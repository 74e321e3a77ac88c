/** Remembers texts that were met lately: at most twice `size`, of which those longest unmet are forgotten. */
export class RecentTexts {
  private young = new Set<string>();
  private old = new Set<string>();

  constructor(private readonly size: number) {}

  has(text: string): boolean {
    if (this.young.has(text)) return true;
    if (!this.old.has(text)) return false;
    this.add(text);
    return true;
  }

  add(text: string): void {
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Set();
    }
    this.young.add(text);
  }
}
