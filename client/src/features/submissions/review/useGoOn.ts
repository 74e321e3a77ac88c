import { useNavigate } from 'react-router-dom';

import { notifyWithLink } from '../../../components/notifyWithLink';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { type Decision, decisionWords } from './decisions';
import { nameSubmission } from './submissionNames';
import type { Queue } from './useQueue';

/** Tells what was decided, and goes on to the next submission that waits; to the queue where none does. */
export function useGoOn({ list, nextPending }: Queue) {
  const navigate = useNavigate();
  return (decision: Decision, decided: SubmissionInFullFragment): void => {
    const [id, accession] = [decided.id, decided.entry?.accession];
    const to = accession === undefined ? paths.submission(id) : paths.entry(accession);
    notifyWithLink(`${decisionWords[decision].done}: ${nameSubmission(decided)}`, {
      label: accession ?? 'Look at it again',
      href: to,
      onGo: () => void navigate(to),
    });
    if (nextPending) void navigate(paths.submission(nextPending.id), { state: { list } });
    else void navigate(paths.submissions() + list);
  };
}
