import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
} from '../../../schema/contract/entry-fields.js';
import { fold } from '../../../schema/contract/rules/fold.js';

/**
 * Separators of the search document, the folded text of an entry: one segment per field in the order of the
 * specification, then one for `additional`. A segment is the folded value, followed by its squeezed words, if any. The
 * separators cannot occur in a value.
 */
export const segmentSeparator = '\u001f';
export const squeezedSeparator = '\u001e';

/**
 * Marks the end of a document that cannot be found by its words, because one of them is too long to be indexed or the
 * document is too long. Searches scan all such documents, which are few, if any. The mark is a segment of its own.
 */
export const unindexableMark = '\u001c';
const maxWordLength = 600;
const maxDocumentLength = 200_000;

/** Returns the position of a field's segment, counted from 1 like PostgreSQL's `split_part`. */
export function segmentPosition(field: EntryFieldName): number {
  return entryFieldNames.indexOf(field) + 1;
}

export function searchDocument(values: EntryValues, additional: Readonly<Record<string, string>>): string {
  const segments = entryFieldNames.map((name) => searchSegment(values[name] ?? ''));
  return joinSegments([...segments, searchSegment(Object.entries(additional).flat().join(' '))]);
}

/** Builds a document from its segments, in their order. */
export function joinSegments(segments: readonly string[]): string {
  const document = segments.join(segmentSeparator);
  const isUnindexable = document.length > maxDocumentLength || segments.some(hasLongWord);
  return isUnindexable ? document + segmentSeparator + unindexableMark : document;
}

/** Returns the distinct words of a document: the texts between blanks and separators. An unwieldy document has none. */
export function documentWords(document: string): readonly string[] {
  if (document.endsWith(unindexableMark)) return [];
  const words = new Set(document.split(wordBoundary));
  words.delete('');
  return [...words];
}

const wordBoundary = new RegExp(`[ ${squeezedSeparator}${segmentSeparator}]`);

function hasLongWord(segment: string): boolean {
  return (
    segment.length > maxWordLength && segment.split(wordBoundary).some((word) => word.length > maxWordLength)
  );
}

/**
 * Returns the segment of one value (`''` for a blank one); for `additional`, pass its names and texts joined by blanks.
 */
export function searchSegment(value: string): string {
  return foldedSegment(fold(value));
}

/** Like `searchSegment`, for a text that is already folded. */
export function foldedSegment(folded: string): string {
  const squeezed = squeezedWords(folded);
  return squeezed === '' ? folded : `${folded}${squeezedSeparator}${squeezed}`;
}

// Each match begins at the start of a run only: trying every letter of a long word would take quadratic time.
const hyphenated = /(?<![^\s-])[^\s-]+(?:-[^\s-]+)+/g;
const letterThenNumber = /(?<![a-z])[a-z]+ \d+[a-z]*/g;

/**
 * Returns the words of a folded text without their inner hyphens and blanks: `anti-ss-a` → `antissa`, `mda 5` → `mda5`.
 */
function squeezedWords(folded: string): string {
  const words = [...(folded.match(hyphenated) ?? []), ...(folded.match(letterThenNumber) ?? [])];
  return words.map((word) => word.replace(/[\s-]/g, '')).join(' ');
}
