import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { readSearch } from '../../../schema/contract/rules/search-query.js';
import type { EntryView } from '../../persistence/entry-columns.js';
import type { Highlight, TextRange } from './entry-views.js';

/** Where the words of a search term occur in an entry, field by field; ranges are in the original text, never HTML. */
export function highlight(entry: EntryView, term: string): readonly Highlight[] {
  const words = [
    ...new Set(
      readSearch(term)
        .terms.flat()
        .flatMap((one) => ('texts' in one ? one.texts : [])),
    ),
  ];
  return entryFieldNames.flatMap((field) => {
    const fragment = entry[field];
    const ranges = fragment === null ? [] : rangesOf(fragment, words);
    return fragment === null || ranges.length === 0 ? [] : [{ field, fragment, ranges }];
  });
}

function rangesOf(text: string, words: readonly string[]): TextRange[] {
  const plain = comparable(text, false);
  const squeezed = comparable(text, true);
  const found = words.flatMap((word) => {
    const ranges = occurrences(plain, word);
    return ranges.length > 0 ? ranges : occurrences(squeezed, word);
  });
  return merged(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** A folded text, and for each of its characters the place in the original it came from. */
interface Comparable {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function comparable(original: string, squeezed: boolean): Comparable {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const letter of original) {
    const end = start + letter.length;
    for (const unit of foldLetter(letter, squeezed)) {
      text += unit;
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return { text, starts, ends };
}

function foldLetter(letter: string, squeezed: boolean): string {
  const folded = fold(letter);
  if (squeezed && folded === '-') return '';
  return folded === '' && /\s/.test(letter) ? ' ' : folded;
}

function occurrences({ text, starts, ends }: Comparable, word: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    ranges.push({ start: starts[at] ?? 0, end: ends[at + word.length - 1] ?? 0 });
  }
  return ranges;
}

function merged(sorted: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const range of sorted) {
    const last = ranges.at(-1);
    if (last === undefined || range.start > last.end) ranges.push(range);
    else ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return ranges;
}
