import { useNavigate } from 'react-router-dom';

import { notifyWithLink } from '../../../components/notifyWithLink';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { type Decision, decisionLabels } from './decisions';
import { submissionTitle } from './submissionNames';
import type { Queue } from './useQueue';

/**
 * Returns a function that shows a notification about a decision and opens the next pending submission, or the list if
 * there is none.
 */
export function useOpenNextSubmission({ list, nextPending }: Queue) {
  const navigate = useNavigate();
  return (decision: Decision, decided: SubmissionInFullFragment): void => {
    const [id, accession] = [decided.id, decided.entry?.accession];
    const to = accession === undefined ? paths.submission(id) : paths.entry(accession);
    notifyWithLink(`${decisionLabels[decision].done}: ${submissionTitle(decided)}`, {
      label: accession ?? 'Show it again',
      href: to,
      onGo: () => void navigate(to),
    });
    if (nextPending) void navigate(paths.submission(nextPending.id), { state: { list } });
    else void navigate(paths.submissions() + list);
  };
}
