import { clientMessages } from '@contract/messages-client';

import { notifyAnswer } from '../../../components/notify';
import { useAddMeasureMutation, useReviewMeasureMutation } from '../../../generated/measures';
import type { EntryFieldsFragment, MeasureInput } from '../../../generated/types';
import { evictMeasuredData } from '../../../hooks/evictEntries';

/** Stores a review of a number of the displayed version of an entry, or a new number; then calls `onStored`. */
export function useReviewMeasure({ id, version }: EntryFieldsFragment, onStored: () => void) {
  const options = {
    update: evictMeasuredData,
    onCompleted: () => {
      notifyAnswer(clientMessages.measureSaved);
      onStored();
    },
  };
  const [mutateReview, reviewing] = useReviewMeasureMutation(options);
  const [mutateAdd, adding] = useAddMeasureMutation(options);

  /** The caller shows `error`. Without `measureId` the number is added. */
  const review = (measureId: string | null, sent: MeasureInput) => {
    const input = { ...sent, version };
    if (measureId === null) void mutateAdd({ variables: { id, input } });
    else void mutateReview({ variables: { id, measureId, input } });
  };
  return { review, isBusy: reviewing.loading || adding.loading, error: reviewing.error ?? adding.error };
}
