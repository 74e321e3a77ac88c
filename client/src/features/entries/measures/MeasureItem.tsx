import { entryField } from '@contract/entry-fields';
import { Anchor, Button, Mark } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { FormFailure } from '../../../components/FormFailure';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import {
  contextOf,
  formatMeasure,
  measureLabels,
  shareAddress,
} from '../../../components/measures/measureTexts';
import { Day } from '../../../components/Moment';
import { onDemand } from '../../../components/OnDemand';
import { useMeasureHistoryQuery } from '../../../generated/measures';
import type { EntryFieldsFragment, MeasureFieldsFragment } from '../../../generated/types';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { paths } from '../../../paths';
import classes from './measures.module.css';
import { useReviewMeasure } from './useReviewMeasure';

/** The form of a number; its inputs are large, and few readers review numbers. */
export const MeasureForm = onDemand(() => import('./MeasureForm'), 'MeasureForm');

interface MeasureItemProps {
  readonly entry: EntryFieldsFragment;
  readonly measure: MeasureFieldsFragment;
  readonly mayReview: boolean;
  readonly onChanged: () => void;
}

const look = { variant: 'default', size: 'compact-sm' } as const;

/** One number beside its highlighted words, with what people said of it. */
export function MeasureItem({ entry, measure, mayReview, onChanged }: MeasureItemProps) {
  const [shown, setShown] = useState<'nothing' | 'form' | 'history'>('nothing');
  const { review, isBusy, error } = useReviewMeasure(entry, onChanged);
  // The pressed button is disabled for a moment, and may be gone afterwards.
  const item = useRestoredFocus<HTMLLIElement>(`${shown} ${measure.status} ${String(isBusy)}`);
  const name = `${measureLabels[measure.measure]} ${formatMeasure(measure)}`;
  const set = (status: 'confirmed' | 'rejected' | 'read') => () => {
    // The note before belongs to another review.
    review(measure.id, { status, note: null });
  };
  const toggle = (part: 'form' | 'history') => () => setShown(shown === part ? 'nothing' : part);
  return (
    <li ref={item} tabIndex={-1} className={classes.item} data-status={measure.status}>
      <p className={classes.number}>
        <strong>{name}</strong>
        {contextOf(measure).map(([key, words]) => (
          <span key={key} data-text="quiet">
            {key} {words}
          </span>
        ))}
      </p>
      <p style={{ maxWidth: '75ch', overflowWrap: 'anywhere' }}>
        <span data-text="note">{entryField(measure.field).label}: </span>
        <MeasuredWords entry={entry} measure={measure} />
      </p>
      <ReviewedBy measure={measure} />
      <UseInCalculator entry={entry} measure={measure} name={name} />
      {measure.textChanged && (
        <p role="note" className={classes.changed}>
          The text has changed since this number was reviewed.
          {measure.reviewedText !== null && <> It read: “{measure.reviewedText}”</>}
        </p>
      )}
      {mayReview && (
        <div className={classes.actions} data-screen-only role="group" aria-label={name}>
          {(measure.status !== 'confirmed' || measure.textChanged) && (
            <Button {...look} disabled={isBusy} onClick={set('confirmed')}>
              Confirm
            </Button>
          )}
          <Button {...look} aria-expanded={shown === 'form'} onClick={toggle('form')}>
            Correct
          </Button>
          {measure.status !== 'rejected' && (
            <Button {...look} disabled={isBusy} onClick={set('rejected')}>
              Reject
            </Button>
          )}
          {measure.status !== 'read' && (
            <Button {...look} disabled={isBusy} onClick={set('read')}>
              Take back
            </Button>
          )}
          {measure.status !== 'read' && (
            <Button {...look} aria-expanded={shown === 'history'} onClick={toggle('history')}>
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

type WordsProps = Pick<MeasureItemProps, 'entry' | 'measure'>;

/**
 * The words of a number, highlighted in the text of their field; of a long text only the part around them. The words
 * alone if the text no longer has them.
 */
function MeasuredWords({ entry, measure: { field, start, end, text } }: WordsProps) {
  const whole = entry[field] ?? '';
  if (start === null || end === null) return <>{text === null ? 'No words in the text' : <s>{text}</s>}</>;
  return (
    <>
      {endOf(whole.slice(0, start))}
      <Mark>{whole.slice(start, end)}</Mark>
      {startOf(whole.slice(end))}
    </>
  );
}

/** Maximum number of characters before the words of a number, and after them. */
const contextLength = 160;

function endOf(text: string): string {
  if (text.length <= contextLength) return text;
  const cut = text.length - contextLength;
  return `…${text.slice(Math.max(cut, text.indexOf(' ', cut) + 1))}`;
}

function startOf(text: string): string {
  if (text.length <= contextLength) return text;
  const blank = text.lastIndexOf(' ', contextLength);
  return `${text.slice(0, blank > 0 ? blank : contextLength)}…`;
}

type UseInCalculatorProps = WordsProps & { readonly name: string };

/** Opens the calculator with the number; it offers the other numbers of the entry there. */
function UseInCalculator({ entry, measure, name }: UseInCalculatorProps) {
  const { measure: kind, outcome, status } = measure;
  const share = shareAddress(measure);
  const isCalculable = (kind === 'sensitivity' || kind === 'specificity') && outcome === null;
  if (!isCalculable || share === null || status === 'rejected') return null;
  return (
    <p data-screen-only>
      <Anchor
        component={Link}
        size="sm"
        aria-label={`Use in calculator: ${name}`}
        to={paths.calculator({ [kind]: share, entry: entry.accession })}
      >
        Use in calculator
      </Anchor>
    </p>
  );
}

function ReviewedBy({
  measure: { status, reviewedBy, reviewedAt, note },
}: Pick<MeasureItemProps, 'measure'>) {
  if (status === 'read') return <p data-text="note">Read automatically, not yet reviewed</p>;
  return (
    <p data-text="note">
      {status === 'confirmed' ? 'Confirmed' : 'Rejected'} by {reviewedBy?.name ?? deletedAccountLabel}
      {reviewedAt !== null && (
        <>
          , <Day moment={reviewedAt} />
        </>
      )}
      {note !== null && <>: {note}</>}
    </p>
  );
}

const actions = {
  confirm: 'Confirmed',
  correct: 'Corrected',
  reject: 'Rejected',
  add: 'Added',
  reset: 'Review taken back',
} as const;

interface MeasureHistoryProps {
  readonly entryId: string;
  readonly measureId: string;
}

/** The reviews of a number, newest first. */
function MeasureHistory({ entryId, measureId }: MeasureHistoryProps) {
  const { data, error, refetch } = useMeasureHistoryQuery({
    variables: { id: entryId, measureId },
    fetchPolicy: 'network-only',
  });
  if (error) return <ErrorState error={error} operation="fetchHistory" onRetry={refetch} />;
  return (
    <ol data-stack="4" aria-label="Reviews of this number">
      {data?.measureHistory.map(({ number, action, measure, by, at, note, entryVersion, ...figures }) => (
        <li key={number}>
          {actions[action]}: {measureLabels[measure]} {formatMeasure(figures)},{' '}
          {by?.name ?? deletedAccountLabel}, <Day moment={at} />, version {entryVersion}
          {note !== null && <>: {note}</>}
        </li>
      ))}
    </ol>
  );
}
