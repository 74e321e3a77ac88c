import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { type Decision, refusalOf } from './decisions';
import type { Queue } from './useQueue';
import { useSingleKeys } from './useSingleKeys';

interface ReviewKeysOptions {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** The number of unresolved parts, if the entry has changed since. */
  readonly open: number;
  readonly isOn: boolean;
  readonly onAsk: (decision: Decision) => void;
  readonly onCorrect: () => void;
}

/** Shortcuts: J and K move through the queue; A, S and R open the dialog of a decision, which needs confirmation. */
export function useReviewKeys({ submission, queue, open, isOn, onAsk, onCorrect }: ReviewKeysOptions): void {
  const navigate = useNavigate();
  const { key: here } = useLocation();
  // A key pressed before the next page shows would act on the wrong one.
  const isLeaving = useRef(false);
  useEffect(
    function arrive() {
      isLeaving.current = false;
    },
    [here],
  );
  const { user } = useSession();
  const isActive = () => isOn && !isLeaving.current;
  const goTo = (other: SubmissionFieldsFragment | null) => {
    if (!isActive() || other === null) return false;
    isLeaving.current = true;
    void navigate(paths.submission(other.id), { state: { list: queue.list } });
    return true;
  };
  const can = (decision: Decision) =>
    isActive() && refusalOf(decision, submission, user?.id ?? null) === null;
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
      isLeaving.current = true;
      onCorrect();
      return true;
    },
  });
}
