import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { RequestContext } from '../../services/request-context.js';
import { addPerson, administrator, expectRefused } from '../services/people.js';
import { signedInAs, startTestDatabase, type TestDatabase, visitor } from '../test-database.js';
import { aProposal, somebody, submit, ticketOf } from './submitters.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('submissions', () => {
  let test: TestDatabase;
  let reviewer: RequestContext;
  let doctor: RequestContext;
  let other: RequestContext;
  beforeAll(async () => {
    test = await startTestDatabase();
    [reviewer, doctor, other] = await Promise.all([
      somebody(test, 'Reviewer'),
      somebody(test, 'Doctor'),
      somebody(test, 'Curator'),
    ]);
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM rate_limits'));

  const services = () => test.services;

  describe('are made', () => {
    it('by visitors, who get the secret of a receipt of which only a hash is stored', async () => {
      const made = await submit(test, {
        submitterName: ' Ada ',
        submitterEmail: ' Ada@Example.org ',
        note: 'Please look at the epitope',
      });
      expect(made.ticket).toMatch(/^[\w-]{43}$/);
      expect(made.submission).toMatchObject({
        ...aProposal(),
        status: 'pending',
        statusDetail: 'pending',
        submittedBy: null,
        submitterName: 'Ada',
        submitterEmail: 'ada@example.org',
        wantsMail: true,
        version: 1,
        canReview: false,
        canAnswer: false,
        canWithdraw: true,
      });
      const dump = await test.database.query<{ all: string }>(
        `SELECT string_agg(t::text, ' ') AS all FROM (
          SELECT to_jsonb(s)::text FROM submissions s UNION ALL SELECT to_jsonb(t)::text FROM submission_tickets t
          UNION ALL SELECT to_jsonb(v)::text FROM submission_events v) t`,
      );
      expect(dump[0]?.all).toContain('Please look at the epitope');
      expect(dump[0]?.all).not.toContain(ticketOf(made));
    });

    it('by people with an account, without a receipt; what they say of themselves is not read', async () => {
      const { submission, ticket } = await submit(
        test,
        { submitterName: 'Another', submitterEmail: 'victim@example.org' },
        doctor,
      );
      expect(ticket).toBeNull();
      expect(submission).toMatchObject({
        submittedBy: { id: doctor.viewer?.id, name: 'A Doctor' },
        submitterName: null,
        submitterEmail: null,
        wantsMail: true,
      });
    });

    it.each(['disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId'])(
      'never without %s',
      async (field) => {
        for (const blank of [undefined, null, ' ', '\u200b']) {
          const proposal = aProposal({ [field]: blank });
          await expectRefused(submit(test, { proposal }), 'BAD_USER_INPUT', `${field} is required`, [field]);
        }
      },
    );

    it('with each missing field named in its order, before what else is wrong', async () => {
      const proposal = { affinity: 'x'.repeat(10_001) };
      await expectRefused(submit(test, { proposal }), 'BAD_USER_INPUT', 'disease is required', [
        'disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId',
      ]); // prettier-ignore
      await expectRefused(
        submit(test, { proposal: aProposal(proposal) }),
        'BAD_USER_INPUT',
        messages.tooLong('affinity', 10_000),
        ['affinity'],
      );
    });

    it.each([
      [{ website: 'https://spam.example' }, messages.submissionTrap],
      [{ submitterEmail: 'nobody' }, messages.emailInvalid],
      [{ submitterName: 'x'.repeat(201) }, messages.tooLong('submitterName', 200)],
      [{ note: 'x'.repeat(2001) }, messages.tooLong('note', 2000)],
      [{ note: 'a\u0000b' }, `note ${messages.badTextCharacters}`],
      [{ wantsMail: 'perhaps' }, messages.trueOrFalse('wantsMail')],
      [{ correctionOf: 'AIAx' }, messages.entryIdInvalid],
      [{ correctionOf: 7 }, messages.entryIdInvalid],
    ])('not with %j', async (input, message) => {
      await expectRefused(submit(test, input), 'BAD_USER_INPUT', message);
    });

    it('with nothing that is not for the submitter to say', async () => {
      const forged = {
        _id: unknown, id: unknown, status: 'approved', statusDetail: 'approved', reviewNote: 'Fine', reviewedBy: unknown,
        reviewedAt: '2020-01-01', submittedBy: unknown, entryId: unknown, version: 9, createdAt: '2020-01-01',
        events: [{ kind: 'approved' }], ticket: 'x', canReview: true, reviewer: 'me',
      }; // prettier-ignore
      const { submission } = await submit(test, { proposal: aProposal(forged) });
      expect(submission).toMatchObject({
        status: 'pending', reviewNote: null, reviewedBy: null, reviewedAt: null, submittedBy: null, entryId: null,
        version: 1, additional: {},
      }); // prettier-ignore
      expect(submission.id).not.toBe(unknown);
      expect(submission.createdAt.getFullYear()).toBeGreaterThan(2020);
    });

    it('at most so many an hour from one address and by one person', async () => {
      const { address, user } = limits.submissions.perHour;
      await test.database.query(
        `INSERT INTO rate_limits (key, points, expire) VALUES ('submission-address:127.0.0.1', $1, $3), ($2, $4, $3)`,
        [address, `submission-user:${doctor.viewer?.id}`, Date.now() + 60_000, user],
      );
      for (const who of [visitor, doctor]) {
        await expect(submit(test, {}, who)).rejects.toMatchObject({
          code: 'RATE_LIMITED',
          retryAfterSeconds: 60,
        });
      }
      await submit(test, {}, other);
      await submit(test, {}, { ...visitor, address: '10.0.0.1' });
    });

    it('not with a token that is not good', async () => {
      await expectRefused(
        submit(test, {}, { ...visitor, tokenRefused: true }),
        'UNAUTHENTICATED',
        messages.invalidToken,
      );
    });
  });

  describe('are seen', () => {
    it('by reviewers and their submitter alone: ids give nobody anything', async () => {
      const { submission } = await submit(test, {}, doctor);
      const anonymous = await submit(test);
      const { submissionDirectory: directory, submissionAnswers: answers } = services();
      for (const { id } of [submission, anonymous.submission]) {
        expect(await directory.find(other, id)).toBeNull();
        await expectRefused(directory.detail(other, id), 'NOT_FOUND', messages.submissionNotFound);
        await expectRefused(answers.withdraw(other, { id }), 'NOT_FOUND', messages.submissionNotFound);
        await expectRefused(
          answers.withdraw(visitor, { id }),
          'UNAUTHENTICATED',
          messages.accessDeniedNoToken,
        );
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

    it('listed and counted: of everybody to reviewers, of their own to others, filtered, searched and either way round', async () => {
      const mine = await somebody(test, 'Doctor', 'Somebody else');
      const made = [];
      for (const disease of ['Sjögren one', 'Sjögren two', 'Lupus three']) {
        made.push((await submit(test, { proposal: aProposal({ disease }) }, mine)).submission);
      }
      const [first, second, third] = made.map(({ id }) => id);
      await services().submissionReviews.sendBack(reviewer, first, { question: 'Why' });
      await services().submissionReviews.reject(reviewer, second, {});
      const list = async (input: object, who = mine) => {
        const { submissions, pagination } = await services().submissionDirectory.list(who, input);
        return [pagination.total, ...submissions.map(({ id }) => id)];
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
      expect(await list({}, await somebody(test, 'Doctor', 'Nobody'))).toEqual([0]);
      expect(await services().submissionDirectory.counts(mine)).toEqual({
        pending: 1, sent_back: 1, approved: 0, rejected: 1, withdrawn: 0,
      }); // prettier-ignore
      const all = await services().submissionDirectory.counts(reviewer);
      expect(all.pending).toBeGreaterThan(1);
      await expectRefused(
        list({ status: 'odd' }),
        'BAD_USER_INPUT',
        messages.oneOf('status', ['pending', 'approved', 'rejected']),
      );
      await expectRefused(list({}, visitor), 'UNAUTHENTICATED', messages.accessDeniedNoToken);
    });

    it('by visitors without the names of those who decide', async () => {
      const made = await submit(test);
      await services().submissionReviews.reject(reviewer, made.submission.id, { reviewNote: 'No' });
      const told = await services().submissionDirectory.receipt(visitor, ticketOf(made));
      expect(told.submission).toMatchObject({ status: 'rejected', reviewNote: 'No', reviewedBy: null });
      expect(told.events.map(({ kind, by, note }) => [kind, by, note])).toEqual([
        ['submitted', null, null],
        ['rejected', null, 'No'],
      ]);
    });
  });

  describe('are decided on', () => {
    it('with an entry of exactly what was proposed, by the reviewer, from the submission', async () => {
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
        status: 'approved', entryId: entry.id, reviewNote: 'Good', reviewedBy: { id: reviewer.viewer?.id }, canReview: false,
      }); // prettier-ignore
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

    it('with corrections, of which both versions are kept', async () => {
      const { submission } = await submit(test);
      const corrections = { epitope: 'Corrected', uniprotId: null };
      const { entry } = await services().submissionReviews.approve(reviewer, submission.id, { corrections });
      expect(entry).toMatchObject({ epitope: 'Corrected', uniprotId: null, disease: 'A proposed disease' });
      const { submission: kept, events } = await services().submissionDirectory.detail(
        reviewer,
        submission.id,
      );
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

    it('never by their own submitter, but for administrators', async () => {
      const { submission } = await submit(test, {}, reviewer);
      expect(await services().submissionDirectory.find(reviewer, submission.id)).toMatchObject({
        canReview: false,
      });
      for (const decide of [
        services().submissionReviews.approve(reviewer, submission.id, {}),
        services().submissionReviews.reject(reviewer, submission.id, {}),
        services().submissionReviews.sendBack(reviewer, submission.id, { question: 'Why' }),
      ]) {
        await expectRefused(decide, 'FORBIDDEN', messages.insufficientPermissions);
      }
      const { id } = await addPerson(test, { role: 'Admin' });
      const own = await submit(test, {}, signedInAs(id, 'Admin'));
      await services().submissionReviews.approve(signedInAs(id, 'Admin'), own.submission.id, {});
    });

    it('as they were seen: at another version by now, nothing happens', async () => {
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

    it('after a question, which the submitter answers by changing the proposal', async () => {
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
      await expectRefused(reviews.approve(reviewer, id, {}), 'CONFLICT', messages.submissionWaitsForAnswer);
      await expectRefused(
        answers.resubmit(visitor, { ticket }, { proposal: { epitope: '' } }),
        'BAD_USER_INPUT',
        'epitope is required',
      );
      const back = await answers.resubmit(
        visitor,
        { ticket },
        { proposal: { epitope: '10-20', events: [], canAnswer: true }, answer: 'These' },
      );
      expect(back).toMatchObject({
        statusDetail: 'pending', epitope: '10-20', disease: 'A proposed disease', reviewNote: null, reviewedBy: null,
        version: 3, additional: {},
      }); // prettier-ignore
      const { entry } = await reviews.approve(reviewer, id, {});
      expect(entry.epitope).toBe('10-20');
      const { events } = await services().submissionDirectory.detail(reviewer, id);
      expect(events.map(({ kind, note }) => [kind, note])).toEqual([
        ['submitted', null],
        ['sent_back', 'Which residues?'],
        ['resubmitted', 'These'],
        ['approved', null],
      ]);
      expect(events[2]?.changes).toEqual([
        { field: 'epitope', before: 'A proposed epitope', after: '10-20' },
      ]);
    });

    it('no more once they are withdrawn, which REST knows as rejected', async () => {
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

  describe('correct an entry', () => {
    const anEntry = () =>
      services().entryEditing.create(doctor, { ...aProposal(), epitope: null, affinity: 'low' });

    it('by a revision of it, with what the correction changes and nothing else', async () => {
      const entry = await anEntry();
      const { submission } = await submit(test, {
        correctionOf: entry.accession,
        version: 1,
        proposal: { affinity: 'high', avidity: 'some' },
      });
      expect(submission).toMatchObject({
        disease: 'A proposed disease',
        affinity: 'high',
        correctionOf: {
          entryId: entry.id, accession: entry.accession, version: 1, currentVersion: 1, deleted: false,
          base: { affinity: 'low', version: 1 },
        },
      }); // prettier-ignore
      const approved = await services().submissionReviews.approve(reviewer, submission.id, {});
      expect(approved.entry).toMatchObject({ id: entry.id, version: 2, affinity: 'high', avidity: 'some' });
      expect(approved.submission.entryId).toBe(entry.id);
      const { revisions } = await services().entryHistory.history(reviewer, entry.id, {});
      expect(revisions[0]).toMatchObject({ source: `submission:${submission.id}`, action: 'update' });
    });

    it('changed meanwhile only when the reviewer has seen that, and without undoing it', async () => {
      const entry = await anEntry();
      const { submission } = await submit(test, { correctionOf: entry.id, proposal: { affinity: 'high' } });
      await services().entryEditing.update(doctor, entry.id, { avidity: 'theirs', monitoring: 'theirs' });
      const { submissionReviews: reviews } = services();
      await expectRefused(
        reviews.approve(reviewer, submission.id, {}),
        'CONFLICT',
        messages.correctionEntryMoved(2),
        ['entryVersion'],
      );
      await expectRefused(
        reviews.approve(reviewer, submission.id, { entryVersion: 1 }),
        'CONFLICT',
        messages.correctionEntryMoved(2),
      );
      const found = await services().submissionDirectory.find(reviewer, submission.id);
      expect(found).toMatchObject({ status: 'pending', correctionOf: { version: 1, currentVersion: 2 } });
      const { entry: revised } = await reviews.approve(reviewer, submission.id, {
        entryVersion: 2,
        corrections: { monitoring: 'the reviewer\u2019s' },
      });
      expect(revised).toMatchObject({
        affinity: 'high',
        avidity: 'theirs',
        monitoring: 'the reviewer\u2019s',
        version: 3,
      });
    });

    it('deleted meanwhile never, in words', async () => {
      const entry = await anEntry();
      const { submission } = await submit(test, { correctionOf: entry.id, proposal: { affinity: 'high' } });
      await services().entryEditing.delete(doctor, entry.id);
      await expectRefused(
        services().submissionReviews.approve(reviewer, submission.id, { entryVersion: 2 }),
        'CONFLICT',
        messages.correctionEntryDeleted,
      );
      await expectRefused(
        submit(test, { correctionOf: entry.id, proposal: { affinity: 'x' } }),
        'NOT_FOUND',
        messages.entryNotFound,
      );
    });

    it('need not fill what the entry lacks, cannot clear what it must have, and change something', async () => {
      const entry = await anEntry();
      const of = (proposal: object) => submit(test, { correctionOf: entry.id, proposal: { ...proposal } });
      await expectRefused(of({ uniprotId: '' }), 'BAD_USER_INPUT', 'uniprotId is required');
      await expectRefused(of({ epitope: '' }), 'BAD_USER_INPUT', messages.correctionChangesNothing);
      await expectRefused(of({ affinity: {} }), 'BAD_USER_INPUT', messages.text('affinity'));
      await of({ affinity: null });
    });
  });

  it('are shown beside the entries closest to them, duplicates first, never the one they became', async () => {
    const names = { disease: 'Close disease', autoantibody: 'Close antibody', autoantigen: 'Close antigen' };
    const make = (fields: object) =>
      services().entryEditing.create(doctor, { ...aProposal(), uniprotId: null, ...fields });
    const far = await make({ disease: 'Other', autoantibody: 'Other', autoantigen: 'Close antigen' });
    const sameTarget = await make({ ...names, disease: 'Other' });
    const sameTwo = await make({ ...names, autoantigen: 'Other' });
    const duplicate = await make({ ...names, disease: 'CLOSE  Disease' });
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

  it('forget who is deleted for good, also what they left without signing in', async () => {
    const person = await addPerson(test, { name: 'Forgotten', email: 'forgotten@example.org' });
    const own = await submit(test, {}, signedInAs(person.id, 'Doctor'));
    const left = await submit(test, { submitterName: 'Forgotten', submitterEmail: 'Forgotten@example.org' });
    await services().userAdministration.delete(administrator, person.id, { permanent: true });
    for (const { submission } of [own, left]) {
      expect(await services().submissionDirectory.find(reviewer, submission.id)).toMatchObject({
        submittedBy: null, submitterName: null, submitterEmail: null,
      }); // prettier-ignore
    }
  });
});
