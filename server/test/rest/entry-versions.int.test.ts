import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';
import { withdrawVersion } from './withdraw-version.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('entry versions through REST', () => {
  const atlas = useStarted(startEditingClient);

  const refusal = (message: string, code: string) => ({
    success: false,
    message,
    code,
    requestId: expect.any(String),
  });
  const read = async (id: string) => (await atlas.call('GET', `/api/disease/${id}`)).body.data;

  it('a stale or malformed version in If-Match is rejected, for PUT and DELETE', async () => {
    const { _id } = await atlas.make();
    const call = (method: string, ifMatch: string) =>
      atlas.send(method, `/api/disease/${_id}`, { body: {}, headers: { 'if-match': ifMatch } });
    for (const method of ['PUT', 'DELETE']) {
      const { status, body } = await call(method, '"2"');
      expect([status, body]).toEqual([409, refusal(messages.entryStale(1), 'CONFLICT')]);
      expect((await call(method, 'W/"1.2.3.abc.7"')).body.message).toBe(messages.entryVersionMalformed);
      expect((await call(method, '"1"')).status).toBe(200);
    }
  });

  it('a deleted entry is not found, keeps its history, and can be restored', async () => {
    const made = await atlas.make({ epitope: 'E', additional: { a: '1' } });
    const url = `/api/disease/${made._id}`;
    const deleted = await atlas.send('DELETE', `${url}?reason=A%20double`);
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { success: true, message: messages.entryDeleted, data: { _id: made._id } },
    ]);
    for (const [method, path] of [
      ['DELETE', url],
      ['GET', url],
      ['PUT', url],
    ] as const) {
      const body = method === 'PUT' ? { body: { type: 'x' } } : {};
      const { status, body: answer } = await atlas.send(method, path, body);
      expect([status, answer]).toEqual([404, refusal(messages.entryNotFound, 'NOT_FOUND')]);
    }
    const restored = await atlas.send('POST', `${url}/restore?reason=It%20was%20none`, {
      body: { version: 1 },
    });
    expect(restored.body).toEqual({
      success: true,
      message: messages.entryRestored,
      data: { ...made, version: 3, updatedAt: expect.any(String) },
    });
    const history = await atlas.send('GET', `${url}/history`);
    const by = { _id: atlas.editor.id, name: atlas.editor.name };
    expect(history.body.data).toMatchObject([
      { version: 3, action: 'restore', by, reason: 'It was none', source: 'edit' },
      { version: 2, action: 'delete', by, reason: 'A double', source: 'edit' },
      { version: 1, action: 'create', by, reason: null, source: 'edit' },
    ]);
    expect(history.body).toMatchObject({ success: true, count: 3, total: 3 });
  });

  it('the reason is read from the query; in a body it is an additional value', async () => {
    const body = aDraft({ reason: 'a name like any other' });
    const made = await atlas.send('POST', '/api/disease?reason=+new+', { body });
    const { _id, additional } = made.body.data;
    expect(additional).toEqual({ reason: 'a name like any other' });
    await atlas.send('PUT', `/api/disease/${_id}?reason=a+slip`, { body: { type: 'x', reason: 'another' } });
    const { body: history } = await atlas.send('GET', `/api/disease/${_id}/history`);
    expect(history.data.map(({ reason }: Answer) => reason)).toEqual(['a slip', 'new']);
  });

  it('a DELETE checks the version in its body', async () => {
    const { _id } = await atlas.make();
    const remove = (version: number) => atlas.send('DELETE', `/api/disease/${_id}`, { body: { version } });
    expect((await remove(2)).status).toBe(409);
    expect((await remove(1)).status).toBe(200);
  });

  it('a cited version is found in capital and small letters', async () => {
    const { accession } = await atlas.make();
    const version = await read(`${accession}.v1`);
    expect(version).toMatchObject({ accession, version: 1 });
    for (const cited of [`${accession}.V1`, `${accession}.v1`.toLowerCase(), `${accession}.V1/`])
      expect(await read(cited)).toEqual(version);
  });

  it('a cited version has an ETag', async () => {
    const { accession } = await atlas.make();
    const path = `/api/disease/${accession}.v1`;
    const etag = (await atlas.call('GET', path)).headers.get('etag') ?? '';
    const again = await atlas.app.fetch(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('the response for a cited version can be sent back as an update of the entry', async () => {
    const { _id, accession } = await atlas.make({ epitope: 'before' });
    const { body } = await atlas.call('GET', `/api/disease/${accession}.v1`);
    const sent = { ...body.data, epitope: 'after' };
    const changed = await atlas.send('PUT', `/api/disease/${_id}`, { body: sent });
    expect(changed.body.data).toMatchObject({ version: 2, epitope: 'after', additional: {} });
  });

  it('a withdrawn version is gone from both APIs', async () => {
    const { _id, accession } = await atlas.make();
    await atlas.send('PUT', `/api/disease/${_id}`, { body: { type: 'x' } });
    await withdrawVersion(atlas.app, accession, 1);
    for (const path of [`${accession}.v1`, `${_id}/history/1`]) {
      const { status, body } = await atlas.send('GET', `/api/disease/${path}`);
      expect([status, body]).toEqual([410, refusal(messages.versionWithdrawn, 'GONE')]);
    }
    const query = `{ entryVersion(accession: "${accession}", version: 1) { version } }`;
    const { data, errors } = await atlas.graphql(query);
    expect([data, errors[0].extensions.code, errors[0].message]).toEqual([
      null,
      'GONE',
      messages.versionWithdrawn,
    ]);
    const history = await atlas.send('GET', `/api/disease/${_id}/history`);
    expect(history.body.data).toMatchObject([
      { version: 2, withdrawnAt: null, changesWithheld: true, changes: [] },
      { version: 1, withdrawnAt: expect.any(String), changesWithheld: true, changes: [] },
    ]);
  });

  it('the text of a withdrawn version is not shown with the numbers that were reviewed in it', async () => {
    const secret = '69% (20/29), among them Mrs Example';
    const { _id, accession } = await atlas.make({ sensitivity: secret });
    const url = `/api/disease/${_id}`;
    const { body } = await atlas.send('GET', `${url}/measures`);
    const measure = `${url}/measures/${body.data[0]._id}`;
    const confirmed = { status: 'confirmed', specimen: 'serum of Mrs Example', version: 1 };
    await atlas.send('PUT', measure, { body: confirmed });
    await atlas.send('PUT', url, { body: { sensitivity: 'about 70%' } });
    await atlas.send('PUT', measure, { body: { note: 'p. 3', version: 2 } });
    await withdrawVersion(atlas.app, accession, 1);
    const withheld = { value: 0.69, text: null, textChanged: true, reviewedText: null, note: 'p. 3' };
    const specimen = messages.withdrawnWords;
    const shown = await atlas.send('GET', `${url}/measures`);
    expect(shown.body.data).toContainEqual(expect.objectContaining({ ...withheld, specimen }));
    const history = await atlas.send('GET', `${measure}/history`);
    expect(history.body.data).toMatchObject([
      { text: null, specimen },
      { text: null, specimen },
    ]);
    const exported = await atlas.app.fetch(`/api/disease/export/data?accession=${accession}&measures=true`);
    expect(await exported.text()).not.toContain('Mrs Example');
  });

  it.each([
    ['PUT', '/api/disease/', 400, messages.entryIdRequired],
    ['PUT', '/api/disease/%20', 400, messages.entryIdRequired],
    ['PUT', '/api/disease/nonsense', 400, messages.entryIdInvalid],
    ['PUT', `/api/disease/${unknown}`, 404, messages.entryNotFound],
    ['DELETE', '/api/disease/', 400, messages.entryIdRequired],
    ['DELETE', '/api/disease/deleted', 400, messages.entryIdInvalid],
    ['DELETE', '/api/disease/AIA0000001?reason=a&reason=b', 400, messages.givenOnce('reason')],
    ['DELETE', '/api/disease/AIA', 400, messages.entryIdInvalid],
    ['DELETE', '/api/disease/AIA9999999', 404, messages.entryNotFound],
    ['GET', '/api/disease/AIA9999999.v1', 404, messages.versionNotFound],
    ['GET', '/api/disease/AIA9999999.v1/', 404, messages.versionNotFound],
    ['GET', '/api/disease/AIA9999999.v0', 404, messages.versionNotFound],
    ['GET', '/api/disease/AIA9999999.v', 404, messages.versionNotFound],
    ['GET', '/api/disease/.v1', 404, messages.versionNotFound],
    ['GET', '/api/disease/nonsense.v1', 404, messages.versionNotFound],
    ['GET', '/api/disease/AIA9999999.1', 400, messages.entryIdInvalid],
    ['PUT', '/api/disease/AIA9999999.v1', 400, messages.entryIdInvalid],
    ['GET', '/api/disease/%20/history', 400, messages.entryIdRequired],
    ['GET', '/api/disease/nonsense/history/', 400, messages.entryIdInvalid],
    ['GET', '/api/disease/nonsense/history', 400, messages.entryIdInvalid],
    ['GET', `/api/disease/${unknown}/history`, 404, messages.entryNotFound],
    ['GET', `/api/disease/${unknown}/history?limit=0`, 400, messages.wholeNumber('limit', 1, 1000)],
    ['GET', `/api/disease/${unknown}/history/1`, 404, messages.entryNotFound],
    ['GET', `/api/disease/${unknown}/history/x`, 400, messages.entryVersionMalformed],
    ['POST', '/api/disease/%20/restore', 400, messages.entryIdRequired],
    ['POST', '/api/disease/%00/restore', 400, messages.entryIdInvalid],
    ['POST', `/api/disease/${unknown}/restore`, 400, messages.entryVersionMalformed],
    ['GET', '/api/disease/deleted?page=0', 400, messages.wholeNumber('page', 1, 1_000_000_000)],
    ['GET', '/api/disease/deleted?limit=1001', 400, messages.wholeNumber('limit', 1, 1000)],
  ])('%s %s is answered %d with the message of the contract', async (method, path, status, message) => {
    const sending = method === 'GET' ? {} : { body: {} };
    const answer = await atlas.send(method, path, sending);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});
