import { asLatin } from './greek.js';

/** A run of letters and digits in a folded text, and where it stands there and in the text without anything between. */
export interface NameToken {
  readonly text: string;
  readonly at: number;
  readonly squeezedAt: number;
}

/** A folded text as names are compared in it: no blanks and punctuation, Greek letters as Latin ones. */
export interface ComparedName {
  readonly squeezed: string;
  readonly tokens: readonly NameToken[];
  /** Places between two tokens that one name may go across: there is a hyphen or the like, or a number or letter of its own. */
  readonly joints: ReadonlySet<number>;
  /** Places where a token begins, or ends the text. */
  readonly edges: ReadonlySet<number>;
}

const runs = /[\p{L}\p{N}]+/gu;

/** Makes a folded text ready for comparing. */
export function comparedName(folded: string): ComparedName {
  const tokens: NameToken[] = [];
  const joints = new Set<number>();
  const edges = new Set<number>([0]);
  let squeezed = '';
  let end = 0;
  for (const { 0: text, index } of folded.matchAll(runs)) {
    const before = tokens.at(-1)?.text;
    if (before !== undefined && isJoint(before, folded.slice(end, index), text)) joints.add(squeezed.length);
    tokens.push({ text, at: index, squeezedAt: squeezed.length });
    squeezed += asLatin(text);
    edges.add(squeezed.length);
    end = index + text.length;
  }
  return { squeezed, tokens, joints, edges };
}

function isJoint(before: string, between: string, after: string): boolean {
  return between.trim() !== '' || /^(?:\d+[a-z]?|[a-z])$/.test(after) !== /^\d+$/.test(before);
}

/** What is looked for in a name: its squeezed text, and where blanks or hyphens were typed in it. */
export type SoughtName = Pick<ComparedName, 'squeezed' | 'edges'>;

export interface Occurrence {
  readonly from: number;
  readonly tier: 'word' | 'prefix' | 'contained';
}

/**
 * Where one name stands in another, in places of its squeezed text: as whole words, from the start of a word, or anywhere. It
 * never goes across a blank that was not typed, unless it joins letters and numbers: `ssa` is not in "ss assay", `mda5` is
 * in "MDA 5".
 */
export function occurrences(name: ComparedName, sought: SoughtName): Occurrence[] {
  const found: Occurrence[] = [];
  const { length } = sought.squeezed;
  if (length === 0) return found;
  let from = name.squeezed.indexOf(sought.squeezed);
  for (; from >= 0; from = name.squeezed.indexOf(sought.squeezed, from + 1)) {
    if (!isOneName(name, sought, from)) continue;
    const begins = name.edges.has(from) || isAfterAnti(name, from);
    const ends = name.edges.has(from + length);
    found.push({ from, tier: begins ? (ends ? 'word' : 'prefix') : 'contained' });
  }
  return found;
}

function isOneName({ edges, joints }: ComparedName, sought: SoughtName, from: number): boolean {
  for (let at = 1; at < sought.squeezed.length; at += 1) {
    const crossed = edges.has(from + at) && !joints.has(from + at) && !sought.edges.has(at);
    if (crossed) return false;
  }
  return true;
}

const anti = 'anti';

/** `cardiolipin` begins in "anticardiolipin" as if a hyphen stood before it. */
function isAfterAnti({ squeezed, edges }: ComparedName, from: number): boolean {
  const start = from - anti.length;
  return (
    start >= 0 && edges.has(start) && squeezed.startsWith(anti, start) && !squeezed.startsWith('gen', from)
  );
}
