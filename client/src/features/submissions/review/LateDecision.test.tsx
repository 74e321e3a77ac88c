import { screen } from '@testing-library/react';

import type { SubmissionInFullFragment as Shown } from '../../../generated/types';
import { refusal } from '../../../test/answers';
import { fillIn } from '../../../test/fillIn';
import { rejectRequest, reviewAnswer, submissionsAnswer } from '../../../test/reviews';
import {
  approved,
  decisionPanel,
  dialog,
  over,
  pathOf,
  rita,
  rolf,
  visit,
  waiting,
} from '../../../test/submissionPage';
import { makeEvent } from '../../../test/submissions';

beforeEach(() => localStorage.clear());

const byRita = { __typename: 'Person', id: rita.id, name: 'Rita' } as const;

const decidedByRolf = makeEvent('approved', { by: rolf, at: '2026-11-20T10:00:00.000Z' });

/** Rejects a submission that is in another state meanwhile, and returns the alert. */
async function rejectLate(note: string, refused: string, now: (submission: Shown) => Shown) {
  const submission = waiting();
  const request = rejectRequest({ id: submission.id, version: 1, reviewNote: note });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    refusal(request, 'CONFLICT', refused),
    reviewAnswer(now(submission)),
  ]);
  await user.click((await decisionPanel()).getByRole('button', { name: 'Reject' }));
  await fillIn(user, (await dialog()).getByRole('textbox', { name: /^Note/ }), note);
  await user.click((await dialog()).getByRole('button', { name: 'Reject' }));
  return screen.findByRole('alert');
}

test('a late decision shows the earlier one and its reviewer, and keeps the note', async () => {
  const notice = await rejectLate('Not enough evidence.', 'Submission already approved', (submission) => ({
    ...approved(submission),
    events: [decidedByRolf],
  }));
  expect(notice).toHaveTextContent('Submission already approved');
  expect(notice).toHaveTextContent(/Rolf decided first, at \d\d:\d\d, 20 Nov 2026: it is approved/);
  expect(notice).toHaveTextContent('Not enough evidence.');
  expect((await decisionPanel()).getByText(/^Approved by Rolf/)).toBeInTheDocument();
});

test.each<[string, Partial<Shown>, RegExp]>([
  [
    'withdrawn by the submitter',
    { statusDetail: 'withdrawn', reviewedBy: null, events: [makeEvent('withdrawn')] },
    /The submitter withdrew it, at .+: it is withdrawn\. Your decision was not stored\./,
  ],
  [
    'decided by an attempt of the same user without an answer',
    { statusDetail: 'rejected', events: [makeEvent('rejected', { by: byRita, note: 'No.' })] },
    /You decided, at \d\d:\d\d, \d+ Nov 2026: it is rejected\.$/,
  ],
  [
    'decided otherwise by the same user',
    { statusDetail: 'approved', events: [makeEvent('approved', { by: byRita })] },
    /You decided, at .+: it is approved\. Your decision was not stored\.Your note, which was not stored:No\.$/,
  ],
])('a decision on a submission that was %s says so', async (_, now, expected) => {
  const notice = await rejectLate('No.', 'Submission already decided', (submission) => over(submission, now));
  expect(notice).toHaveTextContent(expected);
});
