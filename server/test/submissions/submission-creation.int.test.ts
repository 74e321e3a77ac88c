import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { expectRefused } from '../services/people.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { addUserWithRole, aProposal, submit, ticketOf } from './submitters.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('creating submissions', () => {
  const test = useTestDatabase();
  const doctor = usePrepared(() => addUserWithRole(test, 'Doctor'));
  const other = usePrepared(() => addUserWithRole(test, 'Curator'));
  beforeEach(() => test.database.query('DELETE FROM rate_limits'));

  it('returns a receipt to visitors, and stores only its hash', async () => {
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

  it('returns no receipt to signed-in users, and ignores the submitter data they send', async () => {
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
    'requires %s',
    async (field) => {
      for (const blank of [undefined, null, ' ', '\u200b', '\u202e']) {
        const proposal = aProposal({ [field]: blank });
        await expectRefused(submit(test, { proposal }), 'BAD_USER_INPUT', `${field} is required`, [field]);
      }
    },
  );

  it('reports missing fields in order, before other errors', async () => {
    const proposal = { affinity: 'x'.repeat(10_001) };
    await expectRefused(submit(test, { proposal }), 'BAD_USER_INPUT', 'disease is required', [
      'disease',
      'autoantibody',
      'autoantigen',
      'epitope',
      'uniprotId',
    ]);
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
  ])('rejects %j', async (input, message) => {
    await expectRefused(submit(test, input), 'BAD_USER_INPUT', message);
  });

  it('ignores values that the submitter may not set', async () => {
    const forged = {
      _id: unknown,
      id: unknown,
      status: 'approved',
      statusDetail: 'approved',
      reviewNote: 'Fine',
      reviewedBy: unknown,
      reviewedAt: '2020-01-01',
      submittedBy: unknown,
      entryId: unknown,
      version: 9,
      createdAt: '2020-01-01',
      events: [{ kind: 'approved' }],
      ticket: 'x',
      canReview: true,
      reviewer: 'me',
    };
    const { submission } = await submit(test, { proposal: aProposal(forged) });
    expect(submission).toMatchObject({
      status: 'pending',
      reviewNote: null,
      reviewedBy: null,
      reviewedAt: null,
      submittedBy: null,
      entryId: null,
      version: 1,
      additional: {},
    });
    expect(submission.id).not.toBe(unknown);
    expect(submission.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it('is limited per hour, address and user', async () => {
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

  it('counts concurrent calls with idempotency keys, with one connection per call', async () => {
    const { idempotency } = test.services;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        idempotency.once(visitor, { key: `key ${index}`, path: 'POST', body: null }, async (ctx) => {
          const { submission } = await submit(test, {}, ctx);
          return { status: 201, body: submission.id };
        }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(60 - limits.submissions.perHour.address);
    expect(new Set(refused.map(({ code, message }) => code ?? message))).toEqual(new Set(['RATE_LIMITED']));
  });
});
