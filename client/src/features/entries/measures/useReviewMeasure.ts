import { clientMessages } from '@contract/messages-client';

import { notifyAnswer } from '../../../components/notify';
import { useAddMeasureMutation, useReviewMeasureMutation } from '../../../generated/measures';
import type { EntryFieldsFragment, MeasureInput } from '../../../generated/types';
import { evictMeasuredData } from '../../../hooks/evictEntries';

/** Stores a review of a number of the displayed version of an entry, or a new number. */
export function useReviewMeasure({ id, version }: EntryFieldsFragment) {
  const [mutateReview, reviewing] = useReviewMeasureMutation({ update: evictMeasuredData });
  const [mutateAdd, adding] = useAddMeasureMutation({ update: evictMeasuredData });

  /** Resolves to whether it was stored; the caller shows `error`. Without `measureId` the number is added. */
  const review = async (measureId: string | null, sent: MeasureInput): Promise<boolean> => {
    const input = { ...sent, version };
    try {
      if (measureId === null) await mutateAdd({ variables: { id, input } });
      else await mutateReview({ variables: { id, measureId, input } });
      notifyAnswer(clientMessages.measureSaved);
      return true;
    } catch {
      return false;
    }
  };
  return { review, isBusy: reviewing.loading || adding.loading, error: reviewing.error ?? adding.error };
}
