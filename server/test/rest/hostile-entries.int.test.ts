import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import type { Answer } from '../call-api.js';
import { entryFragment } from '../parity/both-apis.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';
import { hostileJsonTexts as texts } from './hostile-texts.js';

const create = `mutation ($input: EntryInput!) { createEntry(input: $input) { ...all } } ${entryFragment}`;
const update = `mutation ($id: ID!, $input: EntryInput!) { updateEntry(id: $id, input: $input) { ...all } }
  ${entryFragment}`;

/** The fields with rules of their own, and one that represents the others, which are made from one table. */
const representatives = [
  ...['disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId'],
  ...['isotypeSubclasses', 'sensitivity', 'affinity'],
];

/** The stored form of a text: trimmed, and `null` if it is blank. */
const kept = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Runs four at a time. */
async function withEachText(use: (text: string) => Promise<void>): Promise<void> {
  const left = texts.values();
  const useSome = async () => {
    for (const text of left) await use(text);
  };
  await Promise.all([useSome(), useSome(), useSome(), useSome()]);
}

describe('hostile texts in entries', () => {
  const atlas = useStarted(startEditingClient);

  /** Creates an entry through REST and through GraphQL: `null` for a refusal. */
  async function made(fields: object): Promise<readonly Answer[]> {
    const body = aDraft(fields);
    const rest = await atlas.send('POST', '/api/disease', { body });
    const { additional, ...values } = body;
    const known = Object.fromEntries(
      Object.entries(values).filter(([name]) => entryFieldNames.some((field) => field === name)),
    );
    const input = { ...known, ...(additional !== undefined && { additional }) };
    const graphql = await atlas.graphql(create, { input }, atlas.editor.token);
    expect([201, 400]).toContain(rest.status);
    if (graphql.errors) expect(graphql.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    return [rest.body.data ?? null, graphql.data?.createEntry ?? null];
  }

  it.each(representatives)('as %s are stored unchanged or rejected', async (field) => {
    const stored = new Map<string, string | null>();
    await withEachText(async (text) => {
      for (const entry of await made({ [field]: text })) {
        if (entry === null) continue;
        expect(isStorableText(text.trim())).toBe(true);
        expect(entry[field]).toBe(kept(text));
        stored.set(entry.accession, kept(text));
      }
    });
    const { body } = await atlas.call('GET', '/api/disease?sortBy=createdAt&sortOrder=desc&limit=200');
    const read = new Map(body.data.map((entry: Answer) => [entry.accession, entry[field]]));
    for (const [accession, text] of stored) expect(read.get(accession)).toBe(text);
  });

  it('as values in additional are stored unchanged or rejected', async () => {
    for (const text of texts) {
      for (const entry of await made({ additional: { note: text } })) {
        if (entry === null) expect(isStorableText(text)).toBe(false);
        else expect(entry.additional).toEqual(kept(text) === null ? {} : { note: kept(text) });
      }
    }
  });

  it('as names in additional are stored unchanged or rejected', async () => {
    for (const text of texts) {
      // A literal would set the prototype; JSON makes it an ordinary name.
      const pairs: unknown = JSON.parse(`{${JSON.stringify(text)}: "x"}`);
      for (const entry of await made({ additional: pairs })) {
        if (entry !== null) expect(Object.entries(entry.additional)).toEqual([[text.trim(), 'x']]);
      }
      const beside = JSON.parse(`{"${entryFieldNames[0]}": "D", ${JSON.stringify(text)}: "x"}`) as object;
      const { status } = await atlas.send('POST', '/api/disease', { body: { ...aDraft(), ...beside } });
      expect([201, 400]).toContain(status);
    }
  });

  it('in an update are stored unchanged or rejected, and leave a readable history', async () => {
    const { _id } = await atlas.make();
    for (const text of texts) {
      const rest = await atlas.send('PUT', `/api/disease/${_id}`, { body: { synonym: text } });
      const input = { epitope: text };
      const graphql = await atlas.graphql(update, { id: _id, input }, atlas.editor.token);
      expect([200, 400]).toContain(rest.status);
      if (rest.status === 200) expect(rest.body.data.synonym).toBe(kept(text));
      if (graphql.data) expect(graphql.data.updateEntry.epitope).toBe(kept(text));
    }
    const { status, body } = await atlas.send('GET', `/api/disease/${_id}/history`);
    expect([status, body.count]).toEqual([200, body.total]);
    for (const { version } of body.data) {
      expect((await atlas.send('GET', `/api/disease/${_id}/history/${version}`)).status).toBe(200);
    }
  });

  it('as id, version, reason, idempotency key or If-Match cause no internal error', async () => {
    const { _id } = await atlas.make();
    for (const text of texts) {
      const part = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '.').slice(0, 400));
      const header = text.replace(/[^\x20-\x7e]/g, '.').slice(0, 400);
      const graphql = await atlas.graphql(
        'query ($id: ID!) { tombstone(id: $id) { id } entryHistory(id: $id) { total } }',
        { id: text },
        atlas.editor.token,
      );
      const asked = await Promise.all([
        atlas.send('PUT', `/api/disease/${part}`, { body: { version: text } }),
        atlas.send('GET', `/api/disease/${part}/history`),
        atlas.send('GET', `/api/disease/${_id}/history/${part}`),
        atlas.send('POST', `/api/disease/${_id}/restore`, { body: { version: text } }),
        atlas.send('POST', `/api/disease/${_id}/restore?reason=${part}`, { body: { version: 1 } }),
        atlas.send('PUT', `/api/disease/${_id}`, { body: {}, headers: { 'if-match': header } }),
        atlas.send('POST', '/api/disease', { body: {}, headers: { 'idempotency-key': header } }),
        atlas.send('GET', `/api/disease/search/duplicates?disease=${part}&except=${part}`),
      ]);
      expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
      const codes = (graphql.errors ?? []).map(({ extensions }: Answer) => extensions.code);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  it('in deeply nested JSON are rejected', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${atlas.editor.token}` };
    const body = `{"disease":"A","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    for (const extra of [headers, { ...headers, 'idempotency-key': 'deep' }]) {
      const { status } = await atlas.app.fetch('/api/disease', { method: 'POST', headers: extra, body });
      expect(status).toBe(400);
    }
  });
});
