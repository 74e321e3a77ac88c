/** A piece of a text. `start` and `end` count UTF-16 code units. */
export interface Token {
  readonly kind: 'number' | 'titre' | 'word' | 'sign' | 'unclear';
  /** The text of the token, in small letters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The value of a number. */
  readonly value: number;
}

const shapes = {
  titre: /1\s?:\s?\d(?:[\d,]*\d)?/uy,
  // A name such as 21A, 99th or 2nd, but not the number before a hyphen.
  named: /\d+\p{L}[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]+)*/uy,
  // With a point or, as in The Lancet, a middle dot.
  digits: /\d(?:[\d.,·]*\d)?/uy,
  // A colon within a name follows a digit: DRB1*04:01, but not sensitivity:57%.
  word: /\p{L}[\p{L}\p{N}\p{M}'’+*]*(?:(?:[-/.]|(?<=\p{N}):)[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+*]*)*/uy,
  // Neither invisible characters nor the marks of footnotes are read.
  sign: /[^\s\p{L}\p{N}\p{Default_Ignorable_Code_Point}*†‡§¶]/uy,
} as const;

const cleanNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;
const plainSigns: Readonly<Record<string, string>> = { '–': '-', '—': '-', '‑': '-', '−': '-', '％': '%' };

/** Splits a text into numbers, titres, words and signs. A number that could be read in two ways is `unclear`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token === null) at += 1;
    else {
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | null {
  for (const kind of ['titre', 'named', 'digits', 'word', 'sign'] as const) {
    const shape = shapes[kind];
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return tokenOf(kind, found, at);
  }
  return null;
}

function tokenOf(shape: keyof typeof shapes, found: string, start: number): Token {
  const place = { text: found.toLowerCase(), start, end: start + found.length, value: Number.NaN };
  if (shape === 'named') return { kind: 'word', ...place };
  if (shape === 'sign') return { kind: 'sign', ...place, text: plainSigns[found] ?? found };
  if (shape !== 'digits') return { kind: shape, ...place };
  const digits = found.replaceAll('·', '.');
  if (!cleanNumber.test(digits)) return { kind: 'unclear', ...place };
  return { kind: 'number', ...place, text: digits, value: Number(digits.replaceAll(',', '')) };
}

/** Whether the token is one of these words or signs. */
export function is(token: Token | undefined, ...texts: readonly string[]): boolean {
  return token !== undefined && texts.includes(token.text);
}

/** Fixed phrases with what they mean, by their first word: most tokens begin none. */
export class PhraseTable<Meaning> {
  private readonly byFirst = new Map<
    string,
    { readonly words: readonly string[]; readonly meaning: Meaning }[]
  >();

  constructor(rows: readonly (readonly [meaning: Meaning, phrases: readonly string[]])[]) {
    for (const [meaning, phrases] of rows) {
      for (const phrase of phrases) {
        const words = phrase.split(' ');
        const [first = ''] = words;
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { words, meaning }]);
      }
    }
  }

  /** The phrase that begins at a place, and the place after it; `null` if none does. */
  at(tokens: readonly Token[], place: number): { readonly meaning: Meaning; readonly next: number } | null {
    const found = this.byFirst
      .get(tokens[place]?.text ?? '')
      ?.find(({ words }) => words.every((word, offset) => is(tokens[place + offset], word)));
    return found === undefined ? null : { meaning: found.meaning, next: place + found.words.length };
  }
}
