import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { openDatabase } from '../../persistence/open-database.js';
import type { Answer } from '../call-api.js';
import { askGraphql, askRest, renamed } from '../parity/both-apis.js';
import { parityCases } from '../parity/parity-cases.js';
import { hostileJsonTexts } from '../rest/hostile-texts.js';
import { useStarted } from '../use-started.js';
import { startSubmissionClient } from './submission-client.js';
import { aProposal } from './submitters.js';

const all = `id additional status statusDetail reviewNote submittedBy { id name } submitterName submitterEmail wantsMail
  reviewedBy { id name } reviewedAt entryId version createdAt updatedAt canReview canAnswer canWithdraw
  correctionOf { entryId accession version currentVersion deleted
    base { accession version at additional ${entryFieldNames.join(' ')} } }
  ${entryFieldNames.join(' ')}`;
const eventSelection = 'events { kind at by { id name } note changes { field before after } }';

/** Converts a submission of a REST answer to its GraphQL form. */
function toGraphqlShape({ submittedBy, reviewedBy, events, ...submission }: Answer): unknown {
  const person = (by: Answer) => by && renamed(by);
  return {
    ...(renamed(submission) as object),
    submittedBy: person(submittedBy),
    reviewedBy: person(reviewedBy),
    ...(events && { events: events.map((event: Answer) => ({ ...event, by: person(event.by) })) }),
  };
}

describe('submissions through REST and GraphQL', () => {
  const caller = useStarted(() => startSubmissionClient({ seed: 'starter' }));

  it('match the contract, with the submission in both places of the response', async () => {
    const made = await caller.call(
      'POST',
      '/api/submissions',
      aProposal({ status: 'approved', reviewNote: 'x' }),
    );
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      success: true,
      message: messages.submissionReceived,
      data: { ...aProposal(), status: 'pending', reviewNote: null },
    });
    expect(made.body.ticket).toMatch(/^[\w-]{43}$/);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const path = `/api/submissions/${made.body.data._id}`;
    const approved = await caller.call('POST', `${path}/approve`, { reviewNote: 'Good' }, caller.reviewer);
    expect(approved.status).toBe(200);
    expect(approved.body.submission).toEqual(approved.body.data.submission);
    expect(approved.body.submission).toMatchObject({
      status: 'approved',
      reviewNote: 'Good',
      entryId: approved.body.data.entry._id,
      reviewedBy: { name: 'Reviewer' },
    });
    for (const verb of ['approve', 'reject']) {
      const late = await caller.call('POST', `${path}/${verb}`, {}, caller.reviewer);
      expect([late.status, late.body.message]).toEqual([409, 'Submission already approved']);
    }
    const second = await caller.submit();
    const rejected = await caller.call(
      'POST',
      `/api/submissions/${second.data._id}/reject`,
      undefined,
      caller.reviewer,
    );
    expect(rejected.body.submission).toEqual(rejected.body.data);
    expect(rejected.body.data).toMatchObject({ status: 'rejected', statusDetail: 'rejected' });
  });

  it('have the same content, pages, counts and receipts', async () => {
    const made = await caller.submit({
      correctionOf: 'AIA0000001',
      affinity: 'said anew',
      submitterEmail: 'p@example.org',
    });
    const id = made.data._id;
    await caller.call('POST', `/api/submissions/${id}/send-back`, { question: 'Why' }, caller.reviewer);
    const one = await caller.call('GET', `/api/submissions/${id}`, undefined, caller.reviewer);
    const { data } = await caller.graphql(
      `query One($id: ID!) { submission(id: $id) { ${all} ${eventSelection} closestEntries { id } }
        submissionCounts { pending sent_back approved rejected withdrawn }
        submissions(limit: 3) { items { ${all} } pagination { page limit total pages } } }`,
      { id },
      caller.reviewer,
    );
    const { closestEntries, ...submission } = data.submission;
    expect(submission).toEqual(toGraphqlShape(one.body.data));
    expect(closestEntries.map((entry: Answer) => entry.id)).toEqual(
      one.body.closestEntries.map((entry: Answer) => entry._id),
    );
    const list = await caller.call('GET', '/api/submissions?limit=3', undefined, caller.reviewer);
    expect(data.submissions.items).toEqual(list.body.data.map(toGraphqlShape));
    expect(data.submissions.pagination).toEqual(list.body.pagination);
    const counts = await caller.call('GET', '/api/submissions/counts', undefined, caller.reviewer);
    expect(data.submissionCounts).toEqual(counts.body.data);
    const receipt = await caller.call('GET', `/api/submissions/receipt/${made.ticket}`);
    const byTicket = await caller.graphql(
      `query($ticket: String) { submissionByTicket(ticket: $ticket) { ${all} ${eventSelection} } }`,
      { ticket: made.ticket },
    );
    expect(byTicket.data.submissionByTicket).toEqual(toGraphqlShape(receipt.body.data));
    expect(receipt.body.data).toMatchObject({ statusDetail: 'sent_back', canAnswer: true, reviewedBy: null });
  });

  it('can be answered, withdrawn, and muted by receipt and by id', async () => {
    const made = await caller.submit({ submitterEmail: 'q@example.org' });
    const receipt = `/api/submissions/receipt/${made.ticket}`;
    await caller.call(
      'POST',
      `/api/submissions/${made.data._id}/send-back`,
      { question: 'Why' },
      caller.reviewer,
    );
    const back = await caller.call('POST', `${receipt}/resubmit`, {
      ...made.data,
      epitope: 'E2',
      answer: 'So',
    });
    expect(back.body.data).toMatchObject({ statusDetail: 'pending', epitope: 'E2', additional: {} });
    const mail = await caller.graphql(
      'mutation($ticket: String) { setSubmissionMail(ticket: $ticket, wanted: false) { wantsMail } ' +
        'withdrawSubmission(ticket: $ticket) { statusDetail } }',
      { ticket: made.ticket },
    );
    expect(mail.data).toEqual({
      setSubmissionMail: { wantsMail: false },
      withdrawSubmission: { statusDetail: 'withdrawn' },
    });
    const own = await caller.graphql(
      'mutation($input: EntryInput!) { createSubmission(input: $input) { id ticket submittedBy { name } } }',
      { input: aProposal() },
      caller.doctor,
    );
    expect(own.data.createSubmission).toMatchObject({ ticket: null, submittedBy: { name: 'Doctor' } });
    const gone = await caller.call(
      'POST',
      `/api/submissions/${own.data.createSubmission.id}/withdraw`,
      {},
      caller.doctor,
    );
    expect(gone.body.data.statusDetail).toBe('withdrawn');
  });

  it('are created once per Idempotency-Key', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one submission' };
    const ask = async () =>
      (
        await caller.app.fetch('/api/submissions', {
          method: 'POST',
          headers,
          body: JSON.stringify(aProposal()),
        })
      ).text();
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    const { ticket } = JSON.parse(first);
    const receipt = `/api/submissions/receipt/${ticket}`;
    expect((await caller.call('GET', receipt)).status).toBe(200);
    // Visitors can repeat this without limit, so no idempotency key is stored for it.
    const switched = await caller.app.call('POST', `${receipt}/mail`, { headers, body: { wanted: false } });
    expect(switched.status).toBe(200);
    const { database, close } = await openDatabase(caller.app.databaseUrl, () => undefined);
    const kept = await database.query<{ body: string }>('SELECT body FROM idempotency_keys');
    await close();
    expect(kept.map(({ body }) => body.slice(0, 7))).toEqual(['sealed:']);
  });

  it('do not appear in any read of entries until they are approved', async () => {
    const reads = async (): Promise<string> => {
      const answers = [];
      for (const { path, query } of parityCases) {
        answers.push(await askRest(caller.app, path), await askGraphql(caller.app, query));
      }
      for (const format of ['json', 'csv', 'ndjson']) {
        answers.push(await (await caller.app.fetch(`/api/disease/export/data?format=${format}`)).text());
      }
      return JSON.stringify(answers);
    };
    const before = await reads();
    const made = await caller.submit({ disease: 'Nowhere to be seen', unseen: 'yes' });
    await caller.submit({ correctionOf: 'AIA0000001', affinity: 'not yet' });
    const other = await caller.submit({ disease: 'Nowhere either' });
    await caller.call('POST', `/api/submissions/${other.data._id}/reject`, {}, caller.reviewer);
    expect(await reads()).toBe(before);
    await caller.call('POST', `/api/submissions/${made.data._id}/approve`, {}, caller.reviewer);
    const after = await reads();
    expect(after).not.toBe(before);
    expect(after).toContain('Nowhere to be seen');
  });

  it.each(['/api/submissions/%20/approve', '/api/submissions//approve', '/api/submissions/%20/reject'])(
    'without an id are rejected: %s',
    async (path) => {
      const { status, body } = await caller.call('POST', path, {}, caller.reviewer);
      expect([status, body.message]).toEqual([400, messages.submissionIdRequired]);
    },
  );

  it('with an invalid token are rejected before their body is read', async () => {
    const broken = { method: 'POST', body: '{"broken' };
    const json = { 'content-type': 'application/json' };
    const made = await caller.app.fetch('/api/submissions', {
      ...broken,
      headers: { ...json, authorization: 'Bearer x' },
    });
    expect([made.status, ((await made.json()) as Answer).message]).toEqual([401, messages.invalidToken]);
  });

  it('are stored and returned as text, including scripts', async () => {
    for (const text of hostileJsonTexts) {
      const { status, body } = await caller.call(
        'POST',
        '/api/submissions',
        aProposal({ affinity: text, note: text }),
      );
      expect([text.slice(0, 40), [201, 400].includes(status)]).toEqual([text.slice(0, 40), true]);
      if (status === 201) expect(body.data.affinity).toBe(text.trim() === '' ? null : text.trim());
      const found = await caller.graphql(
        'query($search: String) { submissions(search: $search) { items { id } } }',
        { search: text.slice(0, 400) },
        caller.reviewer,
      );
      expect(found.errors?.[0].extensions.code ?? 'BAD_USER_INPUT').toBe('BAD_USER_INPUT');
    }
  });
});
