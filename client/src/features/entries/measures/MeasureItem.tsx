import { entryField } from '@contract/entry-fields';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { Day } from '../../../components/Day';
import { FormFailure } from '../../../components/FormFailure';
import type { EntryFieldsFragment, MeasureFieldsFragment } from '../../../generated/types';
import { MeasuredWords } from './MeasuredWords';
import { MeasureForm } from './MeasureForm';
import { MeasureHistory } from './MeasureHistory';
import classes from './measures.module.css';
import { contextOf, formatMeasure, measureLabels } from './measureTexts';
import { useReviewMeasure } from './useReviewMeasure';

interface MeasureItemProps {
  readonly entry: EntryFieldsFragment;
  readonly measure: MeasureFieldsFragment;
  readonly mayReview: boolean;
  readonly onChanged: () => void;
}

/** One number beside its highlighted words, with what people said of it. */
export function MeasureItem({ entry, measure, mayReview, onChanged }: MeasureItemProps) {
  const [shown, setShown] = useState<'nothing' | 'form' | 'history'>('nothing');
  const { review, isBusy, error } = useReviewMeasure(entry);
  const name = `${measureLabels[measure.measure]} ${formatMeasure(measure)}`;
  const set = (status: 'confirmed' | 'rejected' | 'read') => async () => {
    if (await review(measure.id, { status })) onChanged();
  };
  const toggle = (part: 'form' | 'history') => () => setShown(shown === part ? 'nothing' : part);
  return (
    <li className={classes.item} data-status={measure.status}>
      <p className={classes.number}>
        <strong>{name}</strong>
        {contextOf(measure).map(([key, words]) => (
          <span key={key} className={classes.context}>
            {key} {words}
          </span>
        ))}
      </p>
      <p className={classes.words}>
        <span className={classes.quiet}>{entryField(measure.field).label}: </span>
        <MeasuredWords entry={entry} measure={measure} />
      </p>
      <ReviewedBy measure={measure} />
      {measure.textChanged && (
        <p role="note" className={classes.changed}>
          The text has changed since this number was reviewed. It read: “{measure.reviewedText}”
        </p>
      )}
      {mayReview && (
        <div className={classes.actions} role="group" aria-label={name}>
          {(measure.status !== 'confirmed' || measure.textChanged) && (
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={set('confirmed')}>
              Confirm
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={shown === 'form'}
            onClick={toggle('form')}
          >
            Correct
          </Button>
          {measure.status !== 'rejected' && (
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={set('rejected')}>
              Reject
            </Button>
          )}
          {measure.status !== 'read' && (
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={set('read')}>
              Take back
            </Button>
          )}
          {measure.status !== 'read' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={shown === 'history'}
              onClick={toggle('history')}
            >
              History
            </Button>
          )}
        </div>
      )}
      <FormFailure error={error} operation="reviewMeasure" />
      {shown === 'form' && (
        <MeasureForm
          entry={entry}
          measure={measure}
          onClose={() => setShown('nothing')}
          onSaved={onChanged}
        />
      )}
      {shown === 'history' && <MeasureHistory entryId={entry.id} measureId={measure.id} />}
    </li>
  );
}

function ReviewedBy({
  measure: { status, reviewedBy, reviewedAt, note },
}: Pick<MeasureItemProps, 'measure'>) {
  if (status === 'read') return <p className={classes.quiet}>Read by rule, not yet reviewed</p>;
  return (
    <p className={classes.quiet}>
      {status === 'confirmed' ? 'Confirmed' : 'Rejected'} by {reviewedBy?.name ?? 'a former user'}
      {reviewedAt !== null && (
        <>
          , <Day moment={reviewedAt} />
        </>
      )}
      {note !== null && <>: {note}</>}
    </p>
  );
}
