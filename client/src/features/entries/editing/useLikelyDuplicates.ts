import { skipToken } from '@apollo/client/react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { useDuplicateQuestion } from '../../../components/entryForm/useDuplicateQuestion';
import { useLikelyDuplicatesQuery } from '../../../generated/editing';

/** Finds likely duplicates of the entry in the form when typing pauses. */
export function useLikelyDuplicates(start: EntryFormValues, except: string | null) {
  const { question, look } = useDuplicateQuestion(start, except);
  const { data, previousData } = useLikelyDuplicatesQuery(
    // Not cached: a write changes the answer, and a newly saved entry must not appear as its own duplicate.
    question === null ? skipToken : { variables: question, fetchPolicy: 'no-cache' },
  );
  const found = question === null ? undefined : (data ?? previousData);
  return { duplicates: found?.likelyDuplicates ?? [], look };
}
