import { v7 as uuidV7 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure } from '../../nouns/measure.js';
import type { NewReview, StoredReview } from '../../persistence/repositories/measure-review.repository.js';
import { changedMeasure, readPlace, type SentMeasure, type SentReview } from './measure-inputs.js';
import { contentOfMeasure } from './measure-views.js';

/** What one write stores. */
export type Decision = Omit<NewReview, 'entryId' | 'entryVersion' | 'at' | 'userId'>;

/**
 * What a review makes of a measure and its last review. A corrected number is confirmed unless `status` says otherwise;
 * otherwise keys that were not sent keep their values.
 */
export function decideReview(
  entry: EntryView,
  measure: Measure,
  last: StoredReview | null,
  { status: sentStatus, change, note: sentNote }: SentReview,
): Decision {
  const isCorrection = Object.keys(change).length > 0;
  if (!isCorrection && sentStatus === null) return decideNote(measure, last, sentNote ?? null);
  const status = sentStatus ?? 'confirmed';
  const { id, field, start, end, text } = measure;
  const readAs = last === null ? measure.measure : last.readAs;
  if (status === 'read' && readAs === null) throw badInput('status', messages.measureAdded);
  const before = contentOfMeasure(measure);
  const content = isCorrection ? changedMeasure(before, change) : before;
  const isSame = JSON.stringify(content) === JSON.stringify(before);
  const confirmed = isSame ? 'confirm' : 'correct';
  return {
    measureId: id,
    action: status === 'rejected' ? 'reject' : status === 'read' ? 'reset' : confirmed,
    status,
    content,
    field,
    fieldText: entry[field] ?? '',
    readAs,
    words: text,
    start,
    end,
    note: sentNote !== undefined ? sentNote : status === 'read' ? null : measure.note,
  };
}

/** Another note on the same review: neither the number nor the text that was reviewed changes. */
function decideNote(measure: Measure, last: StoredReview | null, note: string | null): Decision {
  if (last === null || measure.status === 'read') throw badInput('note', messages.measureNoteAlone);
  return { ...last, action: last.status === 'rejected' ? 'reject' : 'confirm', note };
}

/** A measure that a person adds to an entry. */
export function decideAdding(entry: EntryView, { field, content, note, place }: SentMeasure): Decision {
  const fieldText = entry[field];
  if (fieldText === null) throw badInput('field', messages.measureFieldBlank);
  return {
    ...{ measureId: uuidV7(), action: 'add', status: 'confirmed', content, field, fieldText, readAs: null },
    ...readPlace(place, fieldText),
    note,
  };
}
