import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKeysIn } from '../../search/index/name-keys.js';
import { foldedSegment, segmentWords } from '../../search/index/search-document.js';
import { foldedSortKey } from '../../search/index/sort-key.js';
import { MeasuredCells } from './measured-cells.js';

/** The derived forms of a value for the index of entries. */
interface IndexedText {
  readonly segment: string;
  /** The value and its key in the format of COPY, each after a tab. */
  readonly cell: string;
  readonly keyCell: string;
  /** The name keys of the value. */
  readonly names: () => readonly string[];
}

const textsMax = 16_384;
const maxCachedLength = 300;
const maxKnownWords = 200_000;

/** Caches indexed texts by value: most values of a file occur in many of its rows (ADR 24 has the figure). */
export class IndexedTexts {
  readonly measured = new MeasuredCells();
  private readonly texts = new Map<string, IndexedText>();
  private readonly knownWords = new Set<string>();
  private words: string[] = [];

  of(text: string): IndexedText {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const made = indexedText(text);
    this.addWords(made.segment);
    if (text.length > maxCachedLength) return made;
    if (this.texts.size >= textsMax) this.texts.clear();
    this.texts.set(text, made);
    return made;
  }

  /** Adds the words of a segment of a search document. */
  addWords(segment: string): void {
    for (const word of segmentWords(segment)) {
      if (this.knownWords.has(word)) continue;
      if (this.knownWords.size >= maxKnownWords) this.knownWords.clear();
      this.knownWords.add(word);
      this.words.push(word);
    }
  }

  /** Returns the words added since the last call, with blanks between, without most that were returned before. */
  takeWords(): string {
    const taken = this.words.join(' ');
    this.words = [];
    return taken;
  }
}

function indexedText(text: string): IndexedText {
  const folded = fold(text);
  let names: readonly string[] | undefined;
  return {
    segment: foldedSegment(folded),
    cell: `\t${copyCell(text)}`,
    keyCell: `\t${copyCell(foldedSortKey(folded))}`,
    names: () => (names ??= nameKeysIn(text)),
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = /[\\\t\n\r]/;
const escapedAll = /[\\\t\n\r]/g;

/** Returns a value in the text format of COPY; `null` becomes its NULL marker. */
export function copyCell(text: string | null): string {
  if (text === null) return '\\N';
  return escaped.test(text) ? text.replace(escapedAll, (letter) => escapes[letter] ?? letter) : text;
}
