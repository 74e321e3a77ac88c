import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKeysIn } from '../../search/index/name-keys.js';
import { documentWords, foldedSegment } from '../../search/index/search-document.js';
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

const textsMax = 4096;
const maxCachedLength = 300;
const maxKnownWords = 200_000;

/** Caches indexed texts by value: most values of a file occur in many of its rows (ADR 24 has the figure). */
export class IndexedTexts {
  readonly measured = new MeasuredCells();
  private readonly texts = new Map<string, IndexedText>();
  /** Words, and segments whose words are known. */
  private readonly known = new Set<string>();

  of(text: string): IndexedText {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const made = indexedText(text);
    if (text.length > maxCachedLength) return made;
    if (this.texts.size >= textsMax) this.texts.clear();
    this.texts.set(text, made);
    return made;
  }

  /** Returns the words of a segment that no earlier segment of the file had, or only many rows before. */
  newWords(segment: string): readonly string[] {
    if (segment === '' || this.known.has(segment)) return [];
    if (this.known.size >= maxKnownWords) this.known.clear();
    const words = documentWords(segment).filter((word) => !this.known.has(word));
    for (const word of words) this.known.add(word);
    if (segment.length <= maxCachedLength) this.known.add(segment);
    return words;
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
