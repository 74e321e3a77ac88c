import { serverAudits } from 'graphql-http';

import { messages } from '../../../schema/contract/messages.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';
import { sixtySearches } from './sixty-searches.js';

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

describe('GraphQL over HTTP', () => {
  const app = useStarted(startTestApp);
  const audits = serverAudits({ url: () => `${app.url}/graphql` });

  it('is covered by 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
    await expect(fn()).resolves.toMatchObject({ status: 'ok' });
  });

  it('refuses an address that is too long as it does a body that is', async () => {
    const answer = await app.fetch(`/graphql?query={__typename}&x=${'x'.repeat(33_000)}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: messages.addressTooLong, extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    });
  });

  const send = (query: string): Promise<Response> =>
    app.fetch('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) });

  /** Lists by both APIs, an entry and the health probes. */
  async function askAsOthers(): Promise<number[]> {
    const paths = ['/api/disease?search=lupus', '/api/disease/AIA0000042', '/healthz', '/readyz'];
    const answers = await Promise.all([
      ...paths.map((path) => app.fetch(path)),
      send('{ entries(search: "thyroid") { items { id } } }'),
    ]);
    return answers.map(({ status }) => status);
  }

  it('answers documents with sixty searches, four at once, without delaying other requests to an error', async () => {
    const ended = new AbortController();
    const searched = Promise.all([1, 2, 3, 4].map(() => send(sixtySearches))).finally(() => ended.abort());
    const others: number[] = [];
    do others.push(...(await askAsOthers()));
    while (!ended.signal.aborted);
    expect(new Set(others)).toEqual(new Set([200]));
    for (const answer of await searched) {
      const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
      expect(errors).toBeUndefined();
      expect(answer.status).toBe(200);
      expect(Object.keys(data)).toHaveLength(60);
    }
  });
});
