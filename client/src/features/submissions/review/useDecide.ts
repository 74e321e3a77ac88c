import type { ApolloCache } from '@apollo/client';
import { useLocation } from 'react-router-dom';

import { readListState } from '../../../components/BackToList';
import {
  useApproveSubmissionMutation,
  useRejectSubmissionMutation,
  useSendBackSubmissionMutation,
} from '../../../generated/review';
import type { ApproveSubmissionMutationVariables, SubmissionInFullFragment } from '../../../generated/types';
import { cacheDecidedSubmission } from '../submissionCache';
import type { Decision } from './decisions';
import { queryOf, readView } from './submissionsView';

/** The arguments of a decision. */
export interface DecisionInput extends Pick<
  ApproveSubmissionMutationVariables,
  'corrections' | 'entryVersion'
> {
  readonly note: string;
}

/**
 * Returns a function that decides on the version of a submission that the user saw, and updates the cached list and
 * counts; rejects with the server's error.
 */
export function useDecide({ id, version }: Pick<SubmissionInFullFragment, 'id' | 'version'>) {
  const [approve] = useApproveSubmissionMutation();
  const [reject] = useRejectSubmissionMutation();
  const [sendBack] = useSendBackSubmissionMutation();
  const onScreen = queryOf(readView(new URLSearchParams(readListState(useLocation()).list), true));
  const follow = (cache: ApolloCache, done: SubmissionInFullFragment | undefined) =>
    done && cacheDecidedSubmission(cache, done, onScreen);

  return async (decision: Decision, { note, ...said }: DecisionInput): Promise<SubmissionInFullFragment> => {
    const reviewNote = note.trim() || null;
    if (decision === 'approve') {
      const { data } = await approve({
        variables: { id, version, reviewNote, ...said },
        update: (cache, { data: done }) => follow(cache, done?.approveSubmission),
      });
      return given(data?.approveSubmission);
    }
    if (decision === 'reject') {
      const { data } = await reject({
        variables: { id, version, reviewNote },
        update: (cache, { data: done }) => follow(cache, done?.rejectSubmission),
      });
      return given(data?.rejectSubmission);
    }
    const { data } = await sendBack({
      variables: { id, version, question: note.trim() },
      update: (cache, { data: done }) => follow(cache, done?.sendBackSubmission),
    });
    return given(data?.sendBackSubmission);
  };
}

function given(submission: SubmissionInFullFragment | undefined): SubmissionInFullFragment {
  if (!submission) throw new Error('The server answered a decision without the submission');
  return submission;
}
