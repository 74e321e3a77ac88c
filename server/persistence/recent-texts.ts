/** Longer texts that were cut out of others keep those in memory, unless they are copied. */
const longestCopied = 12;

/**
 * Remembers texts that were met lately. Each has one place, by its hash, and takes it from whatever text had it before: that
 * costs less than to know which was not met for longest.
 */
export class RecentTexts {
  private readonly places: (string | undefined)[];
  private readonly mask: number;

  /** Remembers at most 2 to the power of `bits`. */
  constructor(bits: number) {
    this.places = new Array<string | undefined>(2 ** bits);
    this.mask = 2 ** bits - 1;
  }

  has(text: string): boolean {
    return this.places[hash(text) & this.mask] === text;
  }

  add(text: string): void {
    const own = text.length > longestCopied ? Buffer.from(text).toString() : text;
    this.places[hash(text) & this.mask] = own;
  }
}

/** 32 bits FNV-1a, with its better half below. */
function hash(text: string): number {
  let made = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    made = Math.imul(made ^ text.charCodeAt(index), 0x01000193);
  }
  return made ^ (made >>> 15);
}

/** What was made of texts met lately: of at most twice `size`, those longest unmet are forgotten. */
export class RecentlyMade<Made> {
  private young = new Map<string, Made>();
  private old = new Map<string, Made>();

  constructor(
    private readonly size: number,
    private readonly make: (text: string) => Made,
  ) {}

  of(text: string): Made {
    const known = this.young.get(text);
    if (known !== undefined) return known;
    const made = this.old.get(text) ?? this.make(text);
    if (text.length > longestKept) return made;
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(text, made);
    return made;
  }
}

const longestKept = 300;
