import { messages } from '../../../schema/contract/messages.js';
import type { RequestContext } from '../../services/request-context.js';
import { addPerson, administrator } from '../services/people.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { addUserWithRole, aProposal, submit, ticketOf } from './submitters.js';

const many = 100;

describe('concurrent decisions on a submission', () => {
  const test = useTestDatabase({ rateLimit: false });
  let reviewers: readonly RequestContext[];
  beforeAll(async () => {
    reviewers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => addUserWithRole(test, 'Reviewer', name)),
    );
  });

  const reviewer = (index = 0): RequestContext => reviewers[index % reviewers.length] ?? visitor;
  const countOf = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await test.database.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`, values))[0]
      ?.count ?? 0;

  it('approve it once: a hundred approvals create one entry, and ninety-nine are rejected', async () => {
    const { submission } = await submit(test);
    const outcomes = await Promise.allSettled(
      Array.from({ length: many }, (_, index) =>
        test.services.submissionReviews.approve(reviewer(index), submission.id, {
          reviewNote: `By ${index}`,
        }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(many - 1);
    expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
      new Set([`CONFLICT: ${messages.submissionAlready('approved')}`]),
    );
    const source = `submission:${submission.id}`;
    expect(await countOf('entries WHERE source = $1', source)).toBe(1);
    expect(await countOf('entry_revisions WHERE source = $1', source)).toBe(1);
    expect(await countOf('submission_events WHERE submission_id = $1', submission.id)).toBe(2);
    await expectListsMatchRecomputation(test);
  });

  it('store note and entry of the winner, in a hundred rounds of approval against rejection', async () => {
    const winners = new Set<string>();
    for (let round = 0; round < many; round += 1) {
      const { submission } = await submit(test);
      const { approve, reject } = {
        approve: () =>
          test.services.submissionReviews.approve(reviewer(), submission.id, { reviewNote: 'Yes' }),
        reject: () =>
          test.services.submissionReviews.reject(reviewer(1), submission.id, { reviewNote: 'No' }),
      };
      const calls = round % 2 === 0 ? [approve(), reject()] : [reject(), approve()];
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const found = await test.services.submissionDirectory.find(reviewer(), submission.id);
      const isApproved = found?.status === 'approved';
      winners.add(found?.status ?? 'none');
      expect(found).toMatchObject({
        reviewNote: isApproved ? 'Yes' : 'No',
        reviewedBy: { name: isApproved ? 'One' : 'Two' },
        version: 2,
      });
      expect(await countOf('entries WHERE source = $1', `submission:${submission.id}`)).toBe(
        isApproved ? 1 : 0,
      );
    }
    expect([...winners].sort()).toEqual(['approved', 'rejected']);
    await expectListsMatchRecomputation(test);
  });

  it('withdraw or approve it, never both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const made = await submit(test);
      const { id } = made.submission;
      const outcomes = await Promise.allSettled([
        test.services.submissionReviews.approve(reviewer(), id, {}),
        test.services.submissionAnswers.withdraw(visitor, { ticket: ticketOf(made) }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('that correct one entry apply in sequence, or are rejected as outdated', async () => {
    const editor = await addUserWithRole(test, 'Curator');
    const entry = await test.services.entryEditing.create(editor, aProposal());
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        submit(test, { correctionOf: entry.id, proposal: { affinity: `Said ${index}` } }),
      ),
    );
    const outcomes = await Promise.allSettled(
      made.map(({ submission }) => test.services.submissionReviews.approve(reviewer(), submission.id, {})),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 7 }, () => messages.correctionEntryMoved(2)),
    );
    await expectCompleteHistories(test);
  });

  it('do not deadlock with the permanent deletion of reviewer and submitter', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [leaving, submitter] = await Promise.all([addPerson(test), addPerson(test)]);
      const own = signedInAs(submitter.id, 'Doctor');
      const { submission } = await submit(test, {}, own);
      await Promise.all([
        test.services.submissionReviews.approve(signedInAs(leaving.id, 'Admin'), submission.id, {}),
        test.services.userAdministration.delete(administrator, leaving.id, { permanent: true }),
        test.services.userAdministration.delete(administrator, submitter.id, { permanent: true }),
      ]);
      const found = await test.services.submissionDirectory.find(reviewer(), submission.id);
      expect(found).toMatchObject({ status: 'approved', submittedBy: null, reviewedBy: null });
    }
  });
});
