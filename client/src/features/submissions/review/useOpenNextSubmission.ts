import { useNavigate } from 'react-router-dom';

import { notifyWithLink } from '../../../components/notifyWithLink';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import { type Decision, decisionLabels } from './decisions';
import { submissionTitle } from './submissionNames';
import type { Queue } from './useQueue';

/**
 * Returns a function that shows a notification about a decision and, unless the page was left meanwhile, opens the next
 * pending submission, or the list if there is none.
 */
export function useOpenNextSubmission({ list, nextPending }: Queue) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (decision: Decision, decided: SubmissionInFullFragment): void => {
    const [id, accession] = [decided.id, decided.entry?.accession];
    const to = accession === undefined ? paths.submission(id) : paths.entry(accession);
    notifyWithLink(`${decisionLabels[decision].done}: ${submissionTitle(decided)}`, {
      label: accession ?? 'Show it again',
      href: to,
      onGo: () => void navigate(to),
    });
    if (!isMounted()) return;
    if (nextPending) void navigate(paths.submission(nextPending.id), { state: { list } });
    else void navigate(paths.submissions() + list);
  };
}
