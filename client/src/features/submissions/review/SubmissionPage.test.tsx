import { entryFieldNames } from '@contract/entry-fields';
import { messages } from '@contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';

import { ResubmitSubmissionDocument } from '../../../generated/submissions';
import { routes } from '../../../paths';
import { session } from '../../../session/session';
import { refusal } from '../../../test/answers';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from '../../../test/editing';
import { makeEntry } from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import { makeUser } from '../../../test/makeUser';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { address, renderApp } from '../../../test/renderApp';
import {
  approvedAnswer,
  approveRequest,
  countsAnswer,
  ownAnswer,
  rejectedAnswer,
  rejectRequest,
  reviewAnswer,
  sendBackRequest,
  sentBackAnswer,
  submissionsAnswer,
} from '../../../test/reviews';
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
import { makeEvent, makeSubmission } from '../../../test/submissions';
import { SubmissionPage } from './SubmissionPage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('has a title while it is loading', async () => {
  const submission = waiting();
  visit(pathOf(submission), [reviewAnswer(submission), submissionsAnswer([submission])]);
  expect(screen.getByRole('heading', { level: 1, name: 'Submission' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /^Anti-/ })).toBeInTheDocument();
});

test('compares the proposal with its closest entry, with missing fields and the timeline', async () => {
  const submission = waiting({
    autoantibody: 'Anti-tTG',
    mechanism: 'Activates complement',
    uniprotId: 'P2198',
    submitterName: 'Grace Hopper',
    submitterEmail: 'grace@example.org',
    events: [makeEvent('submitted', { note: 'From our cohort.' })],
  });
  const entry = makeEntry({
    ...submission,
    __typename: 'Entry',
    id: makeEntry().id,
    accession: 'AIA0000042',
    mechanism: 'Blocks complement',
    monitoring: 'Yearly',
  } as never);
  const answers = [reviewAnswer(submission, [entry]), submissionsAnswer([submission])];
  const { user } = visit(pathOf(submission), answers);
  const proposal = within(await screen.findByRole('region', { name: /^Proposal/ }));
  expect(proposal.getByText('2 of 7 fields with a value differ.')).toBeInTheDocument();
  expect(proposal.getByText('Activates').closest('ins')).toBeInTheDocument();
  expect(proposal.getByText('Blocks').closest('del')).toBeInTheDocument();
  expect(proposal.queryByText('Yearly')).not.toBeInTheDocument();
  await user.click(proposal.getByRole('button', { name: 'Show 1 field that only AIA0000042 fills' }));
  expect(proposal.getByText('Yearly')).toBeInTheDocument();
  expect(screen.getByText(/“P2198” is not a valid UniProt accession/)).toBeInTheDocument();
  expect(screen.getByText(`6 of ${String(entryFieldNames.length)}`)).toBeInTheDocument();
  expect(screen.getByText('Submitted by Grace Hopper')).toBeInTheDocument();
  expect(screen.getByText('From our cohort.')).toBeInTheDocument();
  expect(document.title).toBe('Submission: Anti-tTG in Celiac disease · Autoimmune Atlas');
});

test('the address of the submitter adds nothing to an e-mail to them', async () => {
  const submission = waiting({ submitterEmail: 'grace@example.org?bcc=spy' });
  visit(pathOf(submission), [reviewAnswer(submission), submissionsAnswer([submission])]);
  const link = await screen.findByRole('link', { name: 'grace@example.org?bcc=spy' });
  expect(link).toHaveAttribute('href', 'mailto:grace@example.org%3Fbcc%3Dspy');
});

test('on a phone the decision comes after the answer of the submitter and the checks', async () => {
  setPhoneWindow();
  const submission = waiting({ events: [makeEvent('resubmitted', { note: 'Of 40 patients.' })] });
  visit(pathOf(submission), [reviewAnswer(submission), submissionsAnswer([submission])]);
  await decisionPanel();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/^Proposal/),
    ...['Names', 'History', 'Identifiers', 'Completeness', 'Decision'],
  ]);
});

test('approves after confirmation, links to the entry, and opens the next pending submission', async () => {
  const [submission, next] = [waiting(), waiting({ autoantibody: 'Anti-next' })];
  const request = approveRequest({ id: submission.id, version: 1, reviewNote: 'Thank you.' });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission, next]),
    reviewAnswer(submission),
    approvedAnswer(request, approved(submission)),
    reviewAnswer(next),
  ]);
  await user.click((await decisionPanel()).getByRole('button', { name: 'Approve and publish' }));
  await fillIn(user, (await dialog()).getByRole('textbox', { name: /^Note/ }), 'Thank you.');
  await user.click((await dialog()).getByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Anti-next/ })).toBeInTheDocument();
  const notice = await screen.findByText(/^Approved: /);
  await user.click(within(notice).getByRole('link', { name: 'AIA0000397' }));
  expect(await screen.findByText('The entry')).toBeInTheDocument();
  expect(address()).toBe('/entries/AIA0000397');
});

test('who goes elsewhere before the answer to a decision is only told of it', async () => {
  const [submission, next] = [waiting(), waiting()];
  const request = rejectRequest({ id: submission.id, version: 1, reviewNote: null });
  const { user, goTo, hold } = visit(pathOf(submission), [
    submissionsAnswer([submission, next]),
    reviewAnswer(submission),
    rejectedAnswer(request, over(submission, { status: 'rejected', statusDetail: 'rejected' })),
  ]);
  await user.click((await decisionPanel()).getByRole('button', { name: 'Reject' }));
  const answer = hold();
  await user.click((await dialog()).getByRole('button', { name: 'Reject' }));
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(/^Rejected: /)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
});

test('single keys never decide; the note stays when the dialog is closed', async () => {
  const submission = waiting();
  const request = rejectRequest({ id: submission.id, version: 1, reviewNote: 'A duplicate.' });
  const rejected = over(submission, { status: 'rejected', statusDetail: 'rejected' });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    rejectedAnswer(request, rejected),
  ]);
  await decisionPanel();
  await user.keyboard('r');
  const note = (await dialog()).getByRole('textbox', { name: /^Note/ });
  await waitFor(() => expect(note).toHaveFocus());
  await user.keyboard('A duplicate.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Pending')).toBeInTheDocument();
  await user.keyboard('r');
  expect((await dialog()).getByRole('textbox', { name: /^Note/ })).toHaveValue('A duplicate.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('The queue')).toBeInTheDocument();
  expect(await screen.findByText(/^Rejected: /)).toBeInTheDocument();
});

test('what is typed after the key of a decision belongs to its note', async () => {
  const submission = waiting();
  const { user } = visit(pathOf(submission), [submissionsAnswer([submission]), reviewAnswer(submission)]);
  await decisionPanel();
  await user.keyboard('s');
  // Without waiting: a moment later the focus would be there in any case.
  expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveFocus();
  await user.keyboard('rack');
  expect(screen.getByRole('dialog', { name: 'Send back with a question' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveValue('rack');
});

test('sends back only with a question', async () => {
  const submission = waiting();
  const request = sendBackRequest({ id: submission.id, version: 1, question: 'Which cohort?' });
  const { user } = visit(pathOf(submission), [
    submissionsAnswer([submission]),
    reviewAnswer(submission),
    sentBackAnswer(request, over(submission, { statusDetail: 'sent_back', reviewNote: 'Which cohort?' })),
  ]);
  const open = (await decisionPanel()).getByRole('button', { name: 'Send back with a question' });
  await user.click(open);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(open).toHaveFocus());
  await user.keyboard('{Enter}');
  const send = (await dialog()).getByRole('button', { name: /^Send back/ });
  expect(send).toHaveAccessibleDescription('Write the question first');
  await fillIn(user, (await dialog()).getByRole('textbox', { name: /^Question/ }), 'Which cohort?');
  await user.click(send);
  expect(await screen.findByText(/^Sent back: /)).toBeInTheDocument();
});

test('refuses decisions on own submissions by mouse and key, and explains why', async () => {
  const submittedBy = { __typename: 'Person', id: rita.id, name: 'Rita' };
  const submission = waiting({ canReview: false, canWithdraw: true, submittedBy: submittedBy });
  const { user } = visit(pathOf(submission), [submissionsAnswer([submission]), reviewAnswer(submission)]);
  const approve = (await decisionPanel()).getByRole('button', { name: 'Approve and publish' });
  expect(approve).toHaveAccessibleDescription('You submitted this yourself; another reviewer must decide');
  await user.click(approve);
  await user.keyboard('asrc');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe(pathOf(submission));
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
});

test('the submitter sees the question and a link to answer it', async () => {
  const submission = makeSubmission({
    statusDetail: 'sent_back',
    reviewNote: 'Which cohort?',
    canAnswer: true,
    events: [makeEvent('submitted'), makeEvent('sent_back', { by: rolf, note: 'Which cohort?' })],
  });
  visit(
    pathOf(submission),
    [submissionsAnswer([submission], { sortOrder: 'desc' }), ownAnswer(submission.id, submission)],
    makeUser({ role: 'Curator' }),
  );
  expect(await screen.findByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    `${pathOf(submission)}?answer`,
  );
  expect(screen.getByText('Sent back with a question by Rolf')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
});

test('after a conflict the submitter sees the current state', async () => {
  const submission = makeSubmission({
    statusDetail: 'sent_back',
    reviewNote: 'Which cohort?',
    canAnswer: true,
    events: [makeEvent('submitted'), makeEvent('sent_back', { by: rolf, note: 'Which cohort?' })],
  });
  const already = messages.submissionAlready('rejected');
  const variables = { id: submission.id, input: {}, answer: 'Lund.' };
  const { user } = visit(
    `${pathOf(submission)}?answer`,
    [
      submissionsAnswer([submission], { sortOrder: 'desc' }),
      ownAnswer(submission.id, submission),
      refusal({ query: ResubmitSubmissionDocument, variables }, 'CONFLICT', already),
      ownAnswer(submission.id, over(submission, { status: 'rejected', canAnswer: false, reviewNote: 'No.' })),
      noDuplicatesAnswer(),
    ],
    makeUser({ role: 'Curator' }),
  );
  await fillIn(user, await screen.findByRole('textbox', { name: 'Your answer' }), 'Lund.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await user.click(await screen.findByRole('button', { name: 'Show the current state' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('No.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Answer' })).not.toBeInTheDocument();
});

test('what a reviewer typed is not in the dialog of the next person', async () => {
  const submission = waiting();
  const { user } = visit(pathOf(submission), [
    { ...submissionsAnswer([submission]), maxUsageCount: 2 },
    { ...reviewAnswer(submission), maxUsageCount: 2 },
    countsAnswer(),
  ]);
  const noteOf = async () => {
    await user.click((await decisionPanel()).getByRole('button', { name: 'Reject' }));
    return (await dialog()).getByRole('textbox', { name: /^Note/ });
  };
  await fillIn(user, await noteOf(), 'Not enough evidence.');
  await user.keyboard('{Escape}');
  act(() => session.start({ token: 'of-another', user: makeUser({ role: 'Reviewer' }) }));
  expect(await noteOf()).toHaveValue('');
});

test('an answer that is not left after all keeps the focus', async () => {
  const submission = makeSubmission({
    statusDetail: 'sent_back',
    reviewNote: 'Which cohort?',
    canAnswer: true,
  });
  const { user } = renderApp({
    pages: {
      [routes.submission]: () => (
        <main tabIndex={-1}>
          <SubmissionPage />
        </main>
      ),
    },
    at: `${pathOf(submission)}?answer`,
    signedInAs: { role: 'Curator' },
    answers: [
      ...[submissionsAnswer([submission], { sortOrder: 'desc' }), ownAnswer(submission.id, submission)],
      ...[
        countsAnswer(),
        ownAnswer(submission.id, submission),
        additionalKeysAnswer(),
        noValuesAnswer(),
        noDuplicatesAnswer(),
      ],
    ],
  });
  await fillIn(user, await screen.findByRole('textbox', { name: 'Your answer' }), 'The first one.');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const moved = jest.fn();
  screen.getByRole('main').addEventListener('focus', moved);
  await user.click(cancel);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cancel).toHaveFocus();
  expect(moved).not.toHaveBeenCalled();
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
  'states that there is no submission %s',
  async (id) => {
    visit(
      `/submissions/${id}`,
      [submissionsAnswer([], { sortOrder: 'desc' }), ownAnswer(id, null)],
      makeUser({ role: 'Curator' }),
    );
    expect(
      await screen.findByRole('heading', { name: 'This submission does not exist' }),
    ).toBeInTheDocument();
  },
);
