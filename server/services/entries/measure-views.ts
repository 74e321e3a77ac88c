import { v5 as uuidV5 } from 'uuid';

import { measuredFields, type MeasuredTexts, type Reading } from '../../measures/measure.js';
import { readMeasures } from '../../measures/read-measures.js';
import { type Matched, matchReviews } from '../../measures/reviewed-measures.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureContent, MeasureReview } from '../../nouns/measure.js';
import type { StoredReview } from '../../persistence/repositories/measure-review.repository.js';

const namespace = '3b1f1bb0-5c1c-5a5e-9f0e-6d6f6b7a2c11';

/** The id of a number that the rule reads in an entry: the same wherever it is read. */
export function measureId(entryId: string, { field, start, measure, text }: Reading): string {
  return uuidV5([entryId, field, start, measure, text].join('\u001f'), namespace);
}

type MeasuredEntry = Pick<EntryView, 'id'> & MeasuredTexts;

/** The measures of an entry, in the order of fields and text: read by rule, and as people left them. */
export function measuresOf(entry: MeasuredEntry, reviews: readonly StoredReview[]): readonly Measure[] {
  const { matched, unreviewed } = matchReviews(entry, readMeasures(entry), reviews);
  const reviewed = matched.flatMap((match) => reviewedMeasure(entry, match));
  const read = unreviewed.map((reading) => readMeasure(entry, reading));
  return [...reviewed, ...read].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ field, start }: Measure): number {
  return measuredFields.indexOf(field) * 1_000_000 + (start ?? 999_999);
}

function readMeasure(entry: MeasuredEntry, reading: Reading): Measure {
  return {
    id: measureId(entry.id, reading),
    ...reading,
    ...{
      status: 'read',
      textChanged: false,
      reviewedText: null,
      reviewedBy: null,
      reviewedAt: null,
      note: null,
    },
  };
}

/** A rejected number, or one taken back, goes with its words; a confirmed one stays and says that the text changed. */
function reviewedMeasure(
  entry: MeasuredEntry,
  { review, reading, textChanged }: Matched<StoredReview>,
): Measure[] {
  const { measureId: id, status, content, field, words, by, at, note, fieldText } = review;
  if (status === 'read') return reading === null ? [] : [{ ...readMeasure(entry, reading), id }];
  if (textChanged && reading === null && status === 'rejected') return [];
  const place = textChanged ? (reading ?? findWords(entry[field], words)) : review;
  return [
    {
      id,
      ...content,
      ...{ field, start: place?.start ?? null, end: place?.end ?? null, text: words, status, textChanged },
      ...{ reviewedText: textChanged ? fieldText : null, reviewedBy: by, reviewedAt: at, note },
    },
  ];
}

function findWords(text: string | null, words: string | null): { start: number; end: number } | null {
  const start = words === null ? -1 : (text?.indexOf(words) ?? -1);
  return start < 0 || words === null ? null : { start, end: start + words.length };
}

/** The content of a measure: what a person confirms or corrects. */
export function contentOfMeasure(measure: Measure): MeasureContent {
  const { value, low, high, interval, bound, positives, total } = measure;
  const { cutoff, specimen, assay, population, comparator, outcome } = measure;
  return {
    measure: measure.measure,
    ...{ value, low, high, interval, bound, positives, total },
    ...{ cutoff, specimen, assay, population, comparator, outcome },
  };
}

/** A review as the history shows it. */
export function reviewView({
  number,
  action,
  status,
  content,
  words,
  note,
  entryVersion,
  by,
  at,
}: StoredReview): MeasureReview {
  return { number, action, status, ...content, text: words, note, entryVersion, by, at };
}
