/** Longer texts that were cut out of others keep those in memory, unless they are copied. */
const longestCopied = 12;

/** Texts with the same part of a hash stand in as many places beside each other. */
const placesEach = 4;

/**
 * Remembers texts that were met lately. One that comes takes the place of the one of its hash that came longest ago. An
 * LRU cache would note the order of all: for the many words of an import, that took some 60 MB more.
 */
export class TextCache {
  private readonly places: (string | undefined)[];
  private readonly mask: number;

  /** Remembers at most 2 to the power of `bits`. */
  constructor(bits: number) {
    this.places = new Array<string | undefined>(2 ** bits);
    this.mask = 2 ** bits / placesEach - 1;
  }

  has(text: string): boolean {
    return this.standsFrom(this.placeOf(text), text);
  }

  add(text: string): void {
    const first = this.placeOf(text);
    if (this.standsFrom(first, text)) return;
    const own = text.length > longestCopied ? Buffer.from(text).toString() : text;
    this.places.copyWithin(first + 1, first, first + placesEach - 1);
    this.places[first] = own;
  }

  private placeOf(text: string): number {
    return (hash(text) & this.mask) * placesEach;
  }

  private standsFrom(first: number, text: string): boolean {
    for (let place = first; place < first + placesEach; place += 1) {
      if (this.places[place] === text) return true;
    }
    return false;
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
 * What was made of texts that are met again and again, in pairs of places that the hash of a text tells. What is met
 * for the first time is not kept at all: most of it never comes again, and would be cleared away late, as old things
 * are.
 */
export class MemoCache<Made> {
  private readonly texts: (string | undefined)[];
  private readonly madeOf: (Made | undefined)[];
  private readonly mask: number;
  private readonly met = new Int32Array(textsMet);

  /** Keeps at most 2 to the power of `bits`. */
  constructor(
    bits: number,
    private readonly make: (text: string) => Made,
  ) {
    this.texts = new Array<string | undefined>(2 ** bits);
    this.madeOf = new Array<Made | undefined>(2 ** bits);
    this.mask = 2 ** bits - 2;
  }

  of(text: string): Made {
    if (text.length > longestKept) return this.make(text);
    const mark = hash(text);
    const place = mark & this.mask;
    const known = this.texts[place] === text ? this.madeOf[place] : this.second(place + 1, text);
    if (known !== undefined) return known;
    const made = this.make(text);
    if (this.wasMet(mark)) this.keep(place, text, made);
    return made;
  }

  private second(place: number, text: string): Made | undefined {
    return this.texts[place] === text ? this.madeOf[place] : undefined;
  }

  private keep(place: number, text: string, made: Made): void {
    this.texts[place + 1] = this.texts[place];
    this.madeOf[place + 1] = this.madeOf[place];
    this.texts[place] = text;
    this.madeOf[place] = made;
  }

  /** Notes that a text is met. It may be taken for another, or be forgotten: that costs a little time, now or then. */
  private wasMet(mark: number): boolean {
    const place = (mark >>> 8) & (textsMet - 1);
    const known = this.met[place] === mark;
    this.met[place] = mark;
    return known;
  }
}

const longestKept = 300;
const textsMet = 2 ** 12;
