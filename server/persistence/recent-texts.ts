/** Longer texts that were cut out of others keep those in memory, unless they are copied. */
const longestCopied = 12;

/** Texts with the same part of a hash stand in as many places beside each other. */
const placesEach = 4;

/**
 * Remembers texts that were met lately. One that comes takes the place of the one of its hash that came longest ago. An LRU
 * cache would note the order of all: for the many words of an import, that took some 60 MB more.
 */
export class RecentTexts {
  private readonly places: (string | undefined)[];
  private readonly mask: number;

  /** Remembers at most 2 to the power of `bits`. */
  constructor(bits: number) {
    this.places = new Array<string | undefined>(2 ** bits);
    this.mask = 2 ** bits / placesEach - 1;
  }

  has(text: string): boolean {
    const first = (hash(text) & this.mask) * placesEach;
    for (let place = first; place < first + placesEach; place += 1) {
      if (this.places[place] === text) return true;
    }
    return false;
  }

  add(text: string): void {
    if (this.has(text)) return;
    const own = text.length > longestCopied ? Buffer.from(text).toString() : text;
    const first = (hash(text) & this.mask) * placesEach;
    this.places.copyWithin(first + 1, first, first + placesEach - 1);
    this.places[first] = own;
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

/**
 * What was made of texts that are met again and again: of at most twice `size`, those longest unmet are forgotten. What is met
 * for the first time is not kept at all: most of it never comes again, and would be cleared away late, as old things are.
 */
export class RecentlyMade<Made> {
  private young = new Map<string, Made>();
  private old = new Map<string, Made>();
  private readonly met = new Uint32Array(textsMet);

  constructor(
    private readonly size: number,
    private readonly make: (text: string) => Made,
  ) {}

  of(text: string): Made {
    const known = this.young.get(text);
    if (known !== undefined) return known;
    const former = this.old.get(text);
    const made = former ?? this.make(text);
    if (former === undefined && (text.length > longestKept || !this.wasMet(text))) return made;
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(text, made);
    return made;
  }

  /** Notes that a text is met. It may be taken for another, or be forgotten: that costs a little time, now or then. */
  private wasMet(text: string): boolean {
    const mark = hash(text) >>> 0;
    const place = mark & (textsMet - 1);
    const known = this.met[place] === mark;
    this.met[place] = mark;
    return known;
  }
}

const longestKept = 300;
const textsMet = 2 ** 15;
