import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
} from '../../../schema/contract/entry-fields.js';
import { fold } from '../../../schema/contract/rules/fold.js';

/**
 * The folded text an entry is searched in: one segment per field in the specification's order, then one for
 * `additional`. A segment is the folded value, followed by its squeezed words where it has any. The separators cannot
 * occur in a value.
 */
export const segmentSeparator = '\u001f';
export const squeezedSeparator = '\u001e';

/**
 * Ends a document that cannot be found by its words, as it has one too long to be indexed or too many: all such are
 * looked through, which are few, if any. It stands in a segment of its own.
 */
export const unwieldyMark = '\u001c';
const longestWord = 600;
const longestDocument = 200_000;

/** The position of a field's segment, counted from 1 as PostgreSQL's `split_part` does. */
export function segmentPosition(field: EntryFieldName): number {
  return entryFieldNames.indexOf(field) + 1;
}

/** Makes the search document of an entry. */
export function searchDocument(values: EntryValues, additional: Readonly<Record<string, string>>): string {
  const segments = entryFieldNames.map((name) => searchSegment(values[name] ?? ''));
  return joinSegments([...segments, searchSegment(additionalText(additional))]);
}

/** A document of its segments, in their order. */
export function joinSegments(segments: readonly string[]): string {
  const document = segments.join(segmentSeparator);
  const unwieldy = document.length > longestDocument || segments.some(holdsLongWord);
  return unwieldy ? document + segmentSeparator + unwieldyMark : document;
}

/** The different words of a document: what stands in it between blanks and separators. An unwieldy one has none. */
export function documentWords(document: string): readonly string[] {
  return document.endsWith(unwieldyMark) ? [] : wordsOf(document);
}

/** The words of a segment, some of them twice, but for those too long to be indexed. */
export function segmentWords(segment: string): readonly string[] {
  const words = segment.replace(squeezedSeparator, ' ').split(' ');
  return words.filter((word) => word !== '' && word.length <= longestWord);
}

function wordsOf(text: string): string[] {
  const words = new Set(text.split(wordBoundary));
  words.delete('');
  return [...words];
}

const wordBoundary = new RegExp(`[ ${squeezedSeparator}${segmentSeparator}]`);

function holdsLongWord(segment: string): boolean {
  return (
    segment.length > longestWord && segment.split(wordBoundary).some((word) => word.length > longestWord)
  );
}

function additionalText(additional: Readonly<Record<string, string>>): string {
  return Object.entries(additional).flat().join(' ');
}

/** What one value, `''` for a blank one, adds to a document; of `additional` the names and texts joined by blanks. */
export function searchSegment(value: string): string {
  return foldedSegment(fold(value));
}

/** The same of a text that was folded. */
export function foldedSegment(folded: string): string {
  const squeezed = squeezedWords(folded);
  return squeezed === '' ? folded : `${folded}${squeezedSeparator}${squeezed}`;
}

// Each begins at the start of a run only: tried at every letter of a long word, it would take the square of its length.
const hyphenated = /(?<![^\s-])[^\s-]+(?:-[^\s-]+)+/g;
const letterThenNumber = /(?<![a-z])[a-z]+ \d+[a-z]*/g;

/**
 * The words of a folded text written without their inner hyphens and blanks: `anti-ss-a` → `antissa`, `mda 5` → `mda5`.
 */
function squeezedWords(folded: string): string {
  const words = [...(folded.match(hyphenated) ?? []), ...(folded.match(letterThenNumber) ?? [])];
  return words.map((word) => word.replace(/[\s-]/g, '')).join(' ');
}
