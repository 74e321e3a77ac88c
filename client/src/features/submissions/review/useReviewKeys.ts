import { useNavigate } from 'react-router-dom';

import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { type Decision, refusalOf } from './decisions';
import type { Queue } from './useQueue';
import { useSingleKeys } from './useSingleKeys';

interface ReviewKeysOptions {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** How many parts are still to be chosen, where the entry moved on. */
  readonly open: number;
  readonly isOn: boolean;
  readonly onAsk: (decision: Decision) => void;
  readonly onCorrect: () => void;
}

/** Goes through the queue with J and K, and asks about decisions with A, S and R; none is made by one key. */
export function useReviewKeys({ submission, queue, open, isOn, onAsk, onCorrect }: ReviewKeysOptions): void {
  const navigate = useNavigate();
  const { user } = useSession();
  const goTo = (other: SubmissionFieldsFragment | null) => {
    if (!isOn || other === null) return false;
    void navigate(paths.submission(other.id), { state: { list: queue.list } });
    return true;
  };
  const can = (decision: Decision) => isOn && refusalOf(decision, submission, user?.id ?? null) === null;
  const ask = (decision: Decision) => {
    if (!can(decision)) return false;
    onAsk(decision);
    return true;
  };
  useSingleKeys({
    j: () => goTo(queue.next),
    k: () => goTo(queue.previous),
    a: () => open === 0 && ask('approve'),
    s: () => ask('sendBack'),
    r: () => ask('reject'),
    c: () => {
      if (!can('approve')) return false;
      onCorrect();
      return true;
    },
  });
}
