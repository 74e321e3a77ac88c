import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { startSubmissionClient } from './submission-client.js';

describe('the submitter gets an e-mail', () => {
  const caller = useStarted(startSubmissionClient);

  it('about the decision, with note, entry and a valid receipt link', async () => {
    const made = await caller.submit({ submitterName: 'Grace', submitterEmail: 'grace@example.org' });
    const approved = await caller.call(
      'POST',
      `/api/submissions/${made.data._id}/approve`,
      { reviewNote: 'Well found <b>indeed</b>' },
      caller.reviewer,
    );
    const { subject, text = '', html = '' } = await caller.mailTo('grace@example.org');
    const { accession } = approved.body.data.entry;
    expect(subject).toBe('Your submission to Autoimmune Atlas is approved');
    expect(text).toContain('Hello Grace,');
    expect(text).toContain('Well found <b>indeed</b>');
    expect(html).toContain('Well found &lt;b&gt;indeed&lt;/b&gt;');
    expect(text).toContain(`https://atlas.example.org/entries/${accession}`);
    expect(text).not.toContain('A proposed disease');
    const [, ticket = ''] =
      /https:\/\/atlas\.example\.org\/submissions\/receipt\/([\w-]{43})/.exec(text) ?? [];
    expect(ticket).not.toBe(made.ticket);
    for (const secret of [ticket, made.ticket]) {
      const receipt = await caller.call('GET', `/api/submissions/receipt/${secret}`);
      expect(receipt.body.data).toMatchObject({ _id: made.data._id, status: 'approved' });
    }
  });

  it('about a question, and users with an account a link to the submission', async () => {
    const made = await caller.submit({}, caller.doctor);
    const path = `/api/submissions/${made.data._id}`;
    await caller.call('POST', `${path}/send-back`, { question: 'Which assay?' }, caller.reviewer);
    const { text = '' } = await caller.mailTo('doctor@example.org');
    expect(text).toContain('Which assay?');
    expect(text).toContain(`https://atlas.example.org/submissions/${made.data._id}`);
    expect(text).not.toContain('/receipt/');
  });

  it('unless they opted out or gave no address', async () => {
    const silent = await caller.submit({ submitterEmail: 'silent@example.org' });
    await caller.call('POST', `/api/submissions/receipt/${silent.ticket}/mail`, { wanted: false });
    const never = await caller.submit({ submitterEmail: 'never@example.org', wantsMail: false });
    const nobody = await caller.submit();
    const last = await caller.submit({ submitterEmail: 'last@example.org' });
    for (const { data } of [silent, never, nobody, last]) {
      await caller.call('POST', `/api/submissions/${data._id}/reject`, {}, caller.reviewer);
    }
    // E-mails are written in order, so all earlier ones are there when the last one is.
    await caller.mailTo('last@example.org');
    const files = await readdir(caller.app.outbox);
    const contents = await Promise.all(files.map((name) => readFile(join(caller.app.outbox, name), 'utf8')));
    expect(contents.filter((content) => /silent@|never@/.test(content))).toEqual([]);
    const none = await caller.call('POST', `/api/submissions/receipt/${nobody.ticket}/mail`, {
      wanted: true,
    });
    expect([none.status, none.body.message]).toEqual([400, messages.submissionNoAddress]);
  });
});
