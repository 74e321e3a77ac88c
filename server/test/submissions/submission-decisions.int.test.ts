import { messages } from '../../../schema/contract/messages.js';
import { addPerson, expectRefused } from '../services/people.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { addUserWithRole, aProposal, submit, ticketOf } from './submitters.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('decisions on submissions', () => {
  const test = useTestDatabase({ rateLimit: false });
  const reviewer = usePrepared(() => addUserWithRole(test, 'Reviewer'));
  const doctor = usePrepared(() => addUserWithRole(test, 'Doctor'));
  const services = () => test.services;

  it('create exactly the proposed entry, in the name of the reviewer, with the submission as source', async () => {
    const { submission } = await submit(test, { proposal: aProposal({ cohort: 'A', affinity: 'high' }) });
    const { entry, submission: approved } = await services().submissionReviews.approve(
      reviewer,
      submission.id,
      { reviewNote: 'Good' },
    );
    expect(entry).toMatchObject({
      ...aProposal(),
      affinity: 'high',
      additional: { cohort: 'A' },
      version: 1,
    });
    expect(approved).toMatchObject({
      status: 'approved',
      entryId: entry.id,
      reviewNote: 'Good',
      reviewedBy: { id: reviewer.viewer?.id },
      canReview: false,
    });
    const { revisions } = await services().entryHistory.history(reviewer, entry.id, {});
    expect(revisions[0]).toMatchObject({
      source: `submission:${submission.id}`,
      by: { id: reviewer.viewer?.id },
    });
    await expectRefused(
      services().submissionReviews.reject(reviewer, submission.id, {}),
      'CONFLICT',
      'Submission already approved',
    );
  });

  it('with corrections keep the proposed and the corrected version', async () => {
    const { submission } = await submit(test);
    const corrections = { epitope: 'Corrected', uniprotId: null };
    const { entry } = await services().submissionReviews.approve(reviewer, submission.id, { corrections });
    expect(entry).toMatchObject({ epitope: 'Corrected', uniprotId: null, disease: 'A proposed disease' });
    const { submission: kept, events } = await services().submissionDirectory.detail(reviewer, submission.id);
    expect(kept).toMatchObject(aProposal());
    expect(events[1]?.changes).toEqual([
      { field: 'epitope', before: 'A proposed epitope', after: 'Corrected' },
      { field: 'uniprotId', before: 'P00000', after: null },
    ]);
    const again = await submit(test);
    for (const wrong of [{ disease: '' }, 'text', ['x']]) {
      await expect(
        services().submissionReviews.approve(reviewer, again.submission.id, { corrections: wrong }),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  it('on own submissions are reserved to administrators', async () => {
    const { submission } = await submit(test, {}, reviewer);
    expect(await services().submissionDirectory.find(reviewer, submission.id)).toMatchObject({
      canReview: false,
    });
    for (const decide of [
      services().submissionReviews.approve(reviewer, submission.id, {}),
      services().submissionReviews.reject(reviewer, submission.id, {}),
      services().submissionReviews.sendBack(reviewer, submission.id, { question: 'Why' }),
    ]) {
      await expectRefused(decide, 'FORBIDDEN', messages.submissionOwn);
    }
    const { id } = await addPerson(test, { role: 'Admin' });
    const own = await submit(test, {}, signedInAs(id, 'Admin'));
    await services().submissionReviews.approve(signedInAs(id, 'Admin'), own.submission.id, {});
  });

  it('apply to the version seen, and are rejected for another one', async () => {
    const { submission } = await submit(test);
    const stale = services().submissionReviews.approve(reviewer, submission.id, { version: 2 });
    await expectRefused(stale, 'CONFLICT', messages.submissionStale(1));
    await services().submissionReviews.approve(reviewer, submission.id, { version: 1 });
    await expectRefused(
      services().submissionReviews.approve(reviewer, unknown, {}),
      'NOT_FOUND',
      messages.submissionNotFound,
    );
  });

  it('may follow a question, which the submitter answers by changing the proposal', async () => {
    const made = await submit(test);
    const { id } = made.submission;
    const ticket = ticketOf(made);
    const { submissionReviews: reviews, submissionAnswers: answers } = services();
    await expectRefused(
      answers.resubmit(visitor, { ticket }, { proposal: {} }),
      'CONFLICT',
      messages.submissionWaitsForReviewer,
    );
    await expectRefused(
      reviews.sendBack(reviewer, id, { question: ' ' }),
      'BAD_USER_INPUT',
      messages.submissionQuestionRequired,
    );
    const asked = await reviews.sendBack(reviewer, id, { question: 'Which residues?' });
    expect(asked).toMatchObject({
      status: 'pending',
      statusDetail: 'sent_back',
      reviewNote: 'Which residues?',
    });
    await expectRefused(
      reviews.sendBack(reviewer, id, { question: 'And?' }),
      'CONFLICT',
      messages.submissionWaitsForAnswer,
    );
    await expectRefused(
      answers.resubmit(visitor, { ticket }, { proposal: { epitope: '' } }),
      'BAD_USER_INPUT',
      'epitope is required',
    );
    await expectRefused(
      answers.resubmit(visitor, { ticket }, { proposal: { epitope: made.submission.epitope }, answer: ' ' }),
      'BAD_USER_INPUT',
      messages.submissionAnswerRequired,
    );
    const back = await answers.resubmit(
      visitor,
      { ticket },
      { proposal: { epitope: '10-20', events: [], canAnswer: true }, answer: 'These' },
    );
    expect(back).toMatchObject({
      statusDetail: 'pending',
      epitope: '10-20',
      disease: 'A proposed disease',
      reviewNote: null,
      reviewedBy: null,
      version: 3,
      additional: {},
    });
    const { entry } = await reviews.approve(reviewer, id, {});
    expect(entry.epitope).toBe('10-20');
    const { events } = await services().submissionDirectory.detail(reviewer, id);
    expect(events.map(({ kind, note }) => [kind, note])).toEqual([
      ['submitted', null],
      ['sent_back', 'Which residues?'],
      ['resubmitted', 'These'],
      ['approved', null],
    ]);
    expect(events[2]?.changes).toEqual([{ field: 'epitope', before: 'A proposed epitope', after: '10-20' }]);
  });

  it('are impossible after a withdrawal, which REST reports as rejected', async () => {
    const { submission } = await submit(test, {}, doctor);
    const gone = await services().submissionAnswers.withdraw(doctor, { id: submission.id });
    expect(gone).toMatchObject({ status: 'rejected', statusDetail: 'withdrawn', canWithdraw: false });
    await expectRefused(
      services().submissionReviews.approve(reviewer, submission.id, {}),
      'CONFLICT',
      'Submission already withdrawn',
    );
  });
});
