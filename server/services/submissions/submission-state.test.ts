import { messages } from '../../../schema/contract/messages.js';
import {
  type SubmissionStatusDetail,
  submissionStatusDetails,
  type SubmissionTransition,
  submissionTransitions,
} from '../../../schema/contract/submission-status.js';
import { isPossible, nextState } from './submission-state.js';

const details = Object.keys(submissionStatusDetails) as SubmissionStatusDetail[];
const transitions = Object.keys(submissionTransitions) as SubmissionTransition[];

/** Repeats the allowed transitions by hand, as `status transition` → next status. */
const allowed: Record<string, SubmissionStatusDetail> = {
  'pending withdraw': 'withdrawn',
  'pending sendBack': 'sent_back',
  'pending approve': 'approved',
  'pending reject': 'rejected',
  'sent_back resubmit': 'pending',
  'sent_back withdraw': 'withdrawn',
  'sent_back approve': 'approved',
  'sent_back reject': 'rejected',
};

test.each(details.flatMap((from) => transitions.map((transition) => [from, transition] as const)))(
  'from %s, the transition %s',
  (from, transition) => {
    const to = allowed[`${from} ${transition}`];
    expect(isPossible(from, transition)).toBe(to !== undefined);
    if (to === undefined) expect(() => nextState(from, transition)).toThrow(/./);
    else expect(nextState(from, transition)).toBe(to);
  },
);

test.each([
  ['approved', 'Submission already approved'],
  ['rejected', 'Submission already rejected'],
  ['withdrawn', 'Submission already withdrawn'],
  ['sent_back', messages.submissionWaitsForAnswer],
] as const)('sending back a submission that is %s is rejected with a message', (from, message) => {
  expect(() => nextState(from, 'sendBack')).toThrow(message);
});
