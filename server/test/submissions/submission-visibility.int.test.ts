import { messages } from '../../../schema/contract/messages.js';
import { addPerson, administrator, expectRefused } from '../services/people.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { addUserWithRole, aProposal, submit, ticketOf } from './submitters.js';

describe('submissions', () => {
  const test = useTestDatabase({ rateLimit: false });
  const reviewer = usePrepared(() => addUserWithRole(test, 'Reviewer'));
  const doctor = usePrepared(() => addUserWithRole(test, 'Doctor'));
  const other = usePrepared(() => addUserWithRole(test, 'Curator'));
  const services = () => test.services;

  it('are visible to reviewers and their submitter only, also by id', async () => {
    const { submission } = await submit(test, {}, doctor);
    const anonymous = await submit(test);
    const { submissionDirectory: directory, submissionAnswers: answers } = services();
    for (const { id } of [submission, anonymous.submission]) {
      expect(await directory.find(other, id)).toBeNull();
      await expectRefused(directory.detail(other, id), 'NOT_FOUND', messages.submissionNotFound);
      await expectRefused(answers.withdraw(other, { id }), 'NOT_FOUND', messages.submissionNotFound);
      await expectRefused(answers.withdraw(visitor, { id }), 'UNAUTHENTICATED', messages.accessDeniedNoToken);
      await expectRefused(
        answers.withdraw(visitor, { ticket: id }),
        'NOT_FOUND',
        messages.submissionNotFound,
      );
      await expectRefused(directory.find(visitor, id), 'UNAUTHENTICATED', messages.accessDeniedNoToken);
      expect(await directory.findByTicket(visitor, id)).toBeNull();
      expect(await directory.find(reviewer, id)).toMatchObject({ id, canReview: true, canWithdraw: false });
    }
    expect(await directory.find(doctor, submission.id)).toMatchObject({
      canWithdraw: true,
      canReview: false,
    });
    await expectRefused(
      answers.withdraw(reviewer, submission),
      'FORBIDDEN',
      messages.insufficientPermissions,
    );
    await expectRefused(directory.find(reviewer, ' '), 'BAD_USER_INPUT', messages.submissionIdRequired);
    await expectRefused(directory.find(reviewer, 'x'), 'BAD_USER_INPUT', messages.submissionIdInvalid);
  });

  it('are listed and counted in full for reviewers and own ones for others: filtered, searched, sorted', async () => {
    const mine = await addUserWithRole(test, 'Doctor', 'Somebody else');
    const made = [];
    for (const disease of ['Sjögren one', 'Sjögren two', 'Lupus three']) {
      made.push((await submit(test, { proposal: aProposal({ disease }) }, mine)).submission);
    }
    const [first, second, third] = made.map(({ id }) => id);
    await services().submissionReviews.sendBack(reviewer, first, { question: 'Why' });
    await services().submissionReviews.reject(reviewer, second, {});
    const list = async (input: object, who = mine) => {
      const { items, pagination } = await services().submissionDirectory.list(who, input);
      return [pagination.total, ...items.map(({ id }) => id)];
    };
    expect(await list({})).toEqual([3, third, second, first]);
    expect(await list({ sortOrder: 'asc' })).toEqual([3, first, second, third]);
    expect(await list({ page: 2, limit: 2 })).toEqual([3, first]);
    expect(await list({ page: 9 })).toEqual([3]);
    expect(await list({ search: 'sjogren' })).toEqual([2, second, first]);
    expect(await list({ status: 'pending' })).toEqual([2, third, first]);
    expect(await list({ detail: 'sent_back' })).toEqual([1, first]);
    expect(await list({ status: 'pending', detail: 'rejected' })).toEqual([0]);
    expect(await list({ search: 'lupus three' }, reviewer)).toEqual([1, third]);
    expect(await list({}, await addUserWithRole(test, 'Doctor', 'Nobody'))).toEqual([0]);
    expect(await services().submissionDirectory.counts(mine)).toEqual({
      pending: 1,
      sent_back: 1,
      approved: 0,
      rejected: 1,
      withdrawn: 0,
    });
    const all = await services().submissionDirectory.counts(reviewer);
    expect(all.pending).toBeGreaterThan(1);
    await expectRefused(
      list({ status: 'odd' }),
      'BAD_USER_INPUT',
      messages.oneOf('status', ['pending', 'approved', 'rejected']),
    );
    await expectRefused(list({}, visitor), 'UNAUTHENTICATED', messages.accessDeniedNoToken);
  });

  it('hide the names of reviewers from visitors', async () => {
    const made = await submit(test);
    await services().submissionReviews.reject(reviewer, made.submission.id, { reviewNote: 'No' });
    const receipt = await services().submissionDirectory.receipt(visitor, ticketOf(made));
    expect(receipt.submission).toMatchObject({ status: 'rejected', reviewNote: 'No', reviewedBy: null });
    expect(receipt.events.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['submitted', null, null],
      ['rejected', null, 'No'],
    ]);
  });

  it('list similar entries, duplicates first, without the entry created from them', async () => {
    const names = { disease: 'Disease 2', autoantibody: 'Anti-X12', autoantigen: 'X12 (60 kDa)' };
    const make = (fields: object) =>
      services().entryEditing.create(doctor, { ...aProposal(), uniprotId: null, ...fields });
    const far = await make({ disease: 'Other', autoantibody: 'Other', autoantigen: 'X12 (60 kDa)' });
    const sameTarget = await make({ ...names, disease: 'Other' });
    const sameTwo = await make({ ...names, autoantigen: 'Other' });
    const duplicate = await make({ ...names, disease: 'DISEASE  2' });
    const { submission } = await submit(test, { proposal: aProposal({ ...names, uniprotId: 'Q00001' }) });
    const closest = async (limit = 10) =>
      (await services().submissionDirectory.closestTo(reviewer, [submission], limit)).get(submission.id) ??
      [];
    expect((await closest()).map(({ id }) => id)).toEqual([duplicate.id, sameTwo.id, sameTarget.id, far.id]);
    expect(await closest(1)).toHaveLength(1);
    const { submission: approved, entry } = await services().submissionReviews.approve(
      reviewer,
      submission.id,
      {},
    );
    const later = await services().submissionDirectory.closestTo(reviewer, [approved], 10);
    expect(later.get(submission.id)?.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('lose the data of a permanently deleted user, also of submissions made without sign-in', async () => {
    const person = await addPerson(test, { name: 'Forgotten', email: 'forgotten@example.org' });
    const own = await submit(test, {}, signedInAs(person.id, 'Doctor'));
    const left = await submit(test, { submitterName: 'Forgotten', submitterEmail: 'Forgotten@example.org' });
    await services().userAdministration.delete(administrator, person.id, { permanent: true });
    for (const { submission } of [own, left]) {
      expect(await services().submissionDirectory.find(reviewer, submission.id)).toMatchObject({
        submittedBy: null,
        submitterName: null,
        submitterEmail: null,
        wantsMail: false,
      });
    }
  });
});
