import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

describe('editing entries through REST', () => {
  const atlas = useStarted(startEditingClient);

  const refusal = (message: string, code = 'BAD_USER_INPUT', paths?: readonly string[]) => ({
    success: false,
    message,
    code,
    requestId: expect.any(String),
    ...(paths && { errors: paths.map((path) => ({ path, message: expect.any(String) })) }),
  });
  const read = async (id: string) => (await atlas.call('GET', `/api/disease/${id}`)).body.data;

  it('creates an entry with all its fields, and returns it as GET does', async () => {
    const fields = mapEntryFields((name) => ` The ${name} `);
    const sent = { ...fields, additional: { Cohort: ' A ', Size: 12 }, Kit: true, status: 'x', version: 9 };
    const { status, body } = await atlas.send('POST', '/api/disease', { body: sent });
    expect([status, Object.keys(body)]).toEqual([201, ['success', 'message', 'data']]);
    expect(body).toMatchObject({ success: true, message: messages.entryCreated });
    expect(body.data).toEqual({
      _id: expect.any(String),
      accession: expect.stringMatching(/^AIA\d{7}$/),
      version: 1,
      ...mapEntryFields((name) => `The ${name}`),
      additional: { Cohort: 'A', Size: '12', Kit: 'true' },
      createdAt: expect.any(String),
      updatedAt: body.data.createdAt,
    });
    expect(await read(body.data.accession)).toEqual(body.data);
  });

  it('accepts a trailing slash', async () => {
    expect((await atlas.send('POST', '/api/disease/', { body: aDraft() })).status).toBe(201);
  });

  it.each(['search/advanced?q=sent-back', '?search=sent-back&measures=true', 'search/entries?q=sent-back'])(
    'accepts an entry as %s returns it',
    async (path) => {
      const made = await atlas.make({ epitope: 'sent-back', sensitivity: '40 %' });
      const { body } = await atlas.call('GET', `/api/disease/${path}`.replace('/?', '?'));
      const found = body.data.find(({ _id }: { _id: string }) => _id === made._id);
      const { status, body: changed } = await atlas.send('PUT', `/api/disease/${made._id}`, {
        body: { ...found, type: 'Enzyme' },
      });
      expect([status, changed.data]).toMatchObject([200, { version: 2, type: 'Enzyme', additional: {} }]);
    },
  );

  it.each([
    ['type', 'a\u0000b', `type ${messages.badTextCharacters}`],
    ['Extra', [1], messages.entryValue('Extra')],
    ['additional', [], messages.additionalNotAnObject],
    ['Disease', 'x', messages.additionalNameReserved('Disease')],
    ['n'.repeat(65), 'x', messages.additionalNameTooLong(limits.additional.keyLength)],
  ])('rejects %.20s as %.20j, on creation and on update', async (name, value, message) => {
    const { _id } = await atlas.make();
    const made = await atlas.send('POST', '/api/disease', { body: aDraft({ [name]: value }) });
    const changed = await atlas.send('PUT', `/api/disease/${_id}`, { body: { [name]: value } });
    for (const { status, body } of [made, changed]) {
      expect(status).toBe(400);
      expect(body).toEqual(refusal(message, 'BAD_USER_INPUT', [name]));
    }
    expect((await read(_id)).version).toBe(1);
  });

  it('updates only the fields sent, and clears those that are null or blank', async () => {
    const made = await atlas.make({ epitope: 'E', type: 'T', additional: { a: '1', b: '2' }, affinity: 'x' });
    const body = { epitope: null, type: '  ', affinity: ' y ', b: '', c: 3 };
    const { status, body: answer } = await atlas.send('PUT', `/api/disease/${made.accession}`, { body });
    expect(status).toBe(200);
    expect(answer).toEqual({
      success: true,
      message: messages.entryUpdated,
      data: {
        ...made,
        version: 2,
        epitope: null,
        type: null,
        affinity: 'y',
        additional: { a: '1', c: '3' },
        updatedAt: expect.any(String),
      },
    });
    const replaced = await atlas.send('PUT', `/api/disease/${made._id}`, {
      body: { additional: { only: 'me' } },
    });
    expect(replaced.body.data.additional).toEqual({ only: 'me' });
  });

  it('keeps additional values if a form sends blanks under their names', async () => {
    const additional = { epitopePrevalence: '63%', priority: '3' };
    const made = await atlas.make({ additional });
    const path = `/api/disease/${made._id}`;
    const saved = await atlas.send('PUT', path, { body: { ...made, epitopePrevalence: '', priority: null } });
    expect([saved.status, saved.body.data]).toEqual([200, made]);
    const filled = { additional, epitopePrevalence: '12 of 40' };
    expect((await atlas.send('PUT', path, { body: filled })).body.data.additional).toEqual({
      epitopePrevalence: '12 of 40',
      priority: '3',
    });
    const alone = await atlas.send('PUT', path, { body: { epitopePrevalence: '', kit: '' } });
    expect(alone.body.data.additional).toEqual({ priority: '3' });
  });

  it('accepts the response of GET: unchanged it creates no version, changed it changes only that field', async () => {
    const { _id } = await atlas.make({ ...mapEntryFields((name) => `A ${name}`), extra: 'x' });
    const got = await read(_id);
    const same = await atlas.send('PUT', `/api/disease/${_id}`, { body: got });
    expect([same.status, same.body.data]).toEqual([200, got]);
    const whole = (await atlas.call('GET', `/api/disease/${_id}`)).body;
    const edited = { ...whole.data, relatedEntries: whole.relatedEntries, avidity: 'Changed' };
    const { body } = await atlas.send('PUT', `/api/disease/${_id}`, { body: edited });
    expect(body.data).toEqual({ ...got, avidity: 'Changed', version: 2, updatedAt: expect.any(String) });
    const history = await atlas.send('GET', `/api/disease/${_id}/history`);
    expect(history.body.data[0].changes).toEqual([
      { field: 'avidity', before: 'A avidity', after: 'Changed' },
    ]);
  });
});
