import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { hostileJsonTexts } from '../rest/hostile-texts.js';
import { useStarted } from '../use-started.js';
import { startSubmissionClient } from './submission-client.js';
import { aProposal } from './submitters.js';

describe('hostile submissions', () => {
  const caller = useStarted(startSubmissionClient);

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
