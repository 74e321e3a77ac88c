import { skipToken } from '@apollo/client/react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { useDuplicateQuestion } from '../../../components/entryForm/useDuplicateQuestion';
import { useLikelyDuplicatesQuery } from '../../../generated/editing';

/** Finds likely duplicates of a proposal when typing pauses. */
export function useProposalDuplicates(start: EntryFormValues, except: string | null) {
  const { question, look } = useDuplicateQuestion(start, except);
  const { data, previousData } = useLikelyDuplicatesQuery(
    question === null ? skipToken : { variables: question, fetchPolicy: 'no-cache' },
  );
  const found = question === null ? undefined : (data ?? previousData);
  return { duplicates: found?.likelyDuplicates ?? [], look };
}
