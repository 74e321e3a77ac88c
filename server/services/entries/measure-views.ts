import { v5 as uuidV5 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { type EntryMeasure, entryMeasures } from '../../measures/entry-measures.js';
import { contextKeys, type MeasureContent, type MeasuredTexts } from '../../measures/measure.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import type { StoredReview } from '../../persistence/repositories/measure-review.repository.js';

const namespace = '3b1f1bb0-5c1c-5a5e-9f0e-6d6f6b7a2c11';

type MeasuredEntry = Pick<EntryView, 'id'> & MeasuredTexts;

/** The measures of an entry, in the order of fields and text: read automatically, and as people left them. */
export function measuresOf(entry: MeasuredEntry, reviews: readonly StoredReview[]): readonly Measure[] {
  return entryMeasures(entry, reviews).map((measure) => measureView(entry.id, measure));
}

function measureView(entryId: string, { review, ...measure }: EntryMeasure<StoredReview>): Measure {
  const said = measure.status === 'read' ? null : review;
  const { field, start, end, status, textChanged } = measure;
  const isWithheld = textChanged && said?.textWithdrawn === true;
  return {
    id: review?.measureId ?? measureId(entryId, measure),
    ...shownContent(measure, isWithheld),
    ...{ field, start, end, status, textChanged },
    text: isWithheld && start === null ? null : measure.text,
    reviewedText: textChanged && !isWithheld ? (said?.fieldText ?? null) : null,
    reviewedBy: said?.by ?? null,
    reviewedAt: said?.at ?? null,
    note: said?.note ?? null,
  };
}

/** A measure whose review was taken back, of which the text says nothing any more: it is shown once, and then gone. */
export function takenBack(measure: Measure): Measure {
  return { ...measure, status: 'read', reviewedText: null, reviewedBy: null, reviewedAt: null, note: null };
}

/** The id of a number that the rule reads in an entry: the same wherever it is read. */
function measureId(
  entryId: string,
  { field, start, measure, text }: Pick<Measure, 'field' | 'start' | 'measure' | 'text'>,
): string {
  return uuidV5([entryId, field, start, measure, text].join('\u001f'), namespace);
}

/** The content of a measure: what a person confirms or corrects, its keys in one order, as stored content has not. */
export function contentOfMeasure(measure: MeasureContent): MeasureContent {
  const { value, low, high, interval, bound, positives, total } = measure;
  const { cutoff, specimen, assay, population, comparator, outcome } = measure;
  return {
    measure: measure.measure,
    ...{ value, low, high, interval, bound, positives, total },
    ...{ cutoff, specimen, assay, population, comparator, outcome },
  };
}

/** The content of a measure, without the words of a withdrawn text. */
function shownContent(content: MeasureContent, isWithheld: boolean): MeasureContent {
  const withheld = contextKeys.filter((key) => isWithheld && content[key] !== null);
  return {
    ...contentOfMeasure(content),
    ...Object.fromEntries(withheld.map((key) => [key, messages.withdrawnWords])),
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
  textWithdrawn,
}: StoredReview): MeasureReview {
  const text = textWithdrawn ? null : words;
  const shown = shownContent(content, textWithdrawn);
  return { number, action, status, ...shown, text, note, entryVersion, by, at };
}
