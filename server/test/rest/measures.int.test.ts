import { measuredFields } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { measureKinds } from '../../measures/measure.js';
import { signUp } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import { formOf } from '../imports/import-forms.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

const text = '69% with 99% specificity (ELISA)';

describe('measures', () => {
  const atlas = useStarted(startEditingClient);

  const make = async (fields: object = { sensitivity: text }) => (await atlas.make(fields))._id as string;
  const list = async (id: string): Promise<Answer[]> =>
    (await atlas.send('GET', `/api/disease/${id}/measures`)).body.data;
  const visit = async (path: string): Promise<Answer> => (await atlas.app.fetch(path)).json();
  const review = (id: string, measure: string, body: object) =>
    atlas.send('PUT', `/api/disease/${id}/measures/${measure}`, { body });
  const add = (id: string, body: object) => atlas.send('POST', `/api/disease/${id}/measures`, { body });
  const historyOf = (id: string, measure: string) =>
    atlas.send('GET', `/api/disease/${id}/measures/${measure}/history`);

  it('are read from the text at hand, each with its place and words', async () => {
    const id = await make();
    const { data } = await visit(`/api/disease/${id}/measures`);
    expect(data).toMatchObject([
      { measure: 'sensitivity', value: 0.69, text: '69%', start: 0, end: 3, assay: 'ELISA', status: 'read' },
      {
        measure: 'specificity',
        value: 0.99,
        text: '99%',
        start: 9,
        end: 12,
        field: 'sensitivity',
        reviewedBy: null,
      },
    ]);
    expect(await visit(`/api/disease/${id}/measures`)).toEqual({ success: true, data, total: data.length });
    const other = await make();
    expect((await list(other))[0]._id).not.toBe(data[0]._id);
  });

  it('name their reviewer as the account does now, to visitors too, and nobody once it is deleted', async () => {
    const id = await make();
    const [first] = await list(id);
    const someone = await signUp(atlas, 'First name');
    const admin = { authorization: `Bearer ${atlas.adminToken}` };
    await atlas.send('PUT', `/api/disease/${id}/measures/${first._id}`, {
      body: { status: 'confirmed' },
      headers: { authorization: `Bearer ${someone.token}` },
    });
    const reviewer = async () =>
      (await visit(`/api/disease/${id}?measures=true`)).data.measures[0].reviewedBy?.name ?? null;
    expect(await reviewer()).toBe('First name');
    const account = `/api/users/${someone.id}`;
    await atlas.send('PUT', account, { body: { name: 'Second name' }, headers: admin });
    expect(await reviewer()).toBe('Second name');
    await atlas.send('DELETE', `${account}?permanent=true`, { headers: admin });
    expect(await reviewer()).toBeNull();
  });

  it('are confirmed, corrected and rejected, with who, when and a history', async () => {
    const id = await make();
    const [first, second] = await list(id);
    const confirmed = await review(id, first._id, { status: 'confirmed', version: 1, note: 'checked' });
    expect(confirmed).toMatchObject({
      status: 200,
      body: {
        message: 'Measure saved',
        data: {
          ...first,
          status: 'confirmed',
          note: 'checked',
          reviewedAt: expect.any(String),
          reviewedBy: { _id: atlas.editor.id, name: 'A curator' },
        },
      },
    });
    expect(Object.keys(confirmed.body.data)).toEqual(Object.keys(first));
    await review(id, first._id, { value: 0.7, low: ' ', assay: null, version: 1 });
    await review(id, second._id, { status: 'rejected' });
    expect(await list(id)).toMatchObject([
      { value: 0.7, assay: null, text: '69%', status: 'confirmed' },
      { value: 0.99, status: 'rejected' },
    ]);
    const history = await historyOf(id, first._id);
    expect(history.body).toMatchObject({
      count: 2,
      data: [
        { number: 2, action: 'correct', value: 0.7, entryVersion: 1, by: { name: 'A curator' } },
        { number: 1, action: 'confirm', value: 0.69, note: 'checked' },
      ],
    });
    const part = async (path: string) => (await atlas.send('GET', `/api/disease/${id}/${path}?limit=1`)).body;
    expect(await part('measures')).toMatchObject({ data: [{ value: 0.7 }], total: 2 });
    const latest = await part(`measures/${first._id}/history`);
    expect(latest).toMatchObject({ data: [{ number: 2 }], count: 1, total: 2 });
    expect(await atlas.send('GET', `/api/disease/${id}/measures?limit=0`)).toMatchObject({ status: 400 });
    await review(id, second._id, { status: 'read' });
    expect((await list(id))[1]).toMatchObject({ _id: second._id, status: 'read', reviewedBy: null });
  });

  it('keep their status and note unless they are sent or the number is corrected', async () => {
    const id = await make({ sensitivity: '69%' });
    const [measure] = await list(id);
    for (const body of [{}, { version: 1 }, { status: null }, { note: 'of nothing' }]) {
      expect(await review(id, measure._id, body)).toMatchObject({ status: 400 });
    }
    expect(await list(id)).toEqual([measure]);

    const steps = [
      [{ status: 'rejected' }, { status: 'rejected', note: null, value: 0.69 }],
      [{ note: 'see p. 3' }, { status: 'rejected', note: 'see p. 3' }],
      [{ value: 0.7 }, { status: 'confirmed', note: 'see p. 3', value: 0.7 }],
      [{ status: 'rejected' }, { status: 'rejected', note: 'see p. 3', value: 0.7 }],
      [
        { status: 'rejected', value: 0.71 },
        { status: 'rejected', value: 0.71 },
      ],
      [{ note: null }, { status: 'rejected', note: null }],
      [
        { status: 'confirmed', note: 'yes' },
        { status: 'confirmed', note: 'yes' },
      ],
      [{ status: 'read' }, { status: 'read', note: null, value: 0.69 }],
    ];
    for (const [body, expected] of steps) {
      expect((await review(id, measure._id, body!)).body.data).toMatchObject(expected!);
    }
    const { body } = await historyOf(id, measure._id);
    const actions = ['reject', 'reject', 'correct', 'reject', 'reject', 'reject', 'confirm', 'reset'];
    expect(body.data.map(({ action }: Answer) => action).reverse()).toEqual(actions);
  });

  it('that are rejected are shown to signed-in people only', async () => {
    const id = await make({ sensitivity: '69%' });
    const [measure] = await list(id);
    await review(id, measure._id, { status: 'rejected' });
    expect((await visit(`/api/disease/${id}/measures`)).data).toEqual([]);
    expect(await list(id)).toMatchObject([{ status: 'rejected' }]);
    const tagFor = async (headers: Record<string, string>) =>
      (await atlas.app.fetch(`/api/disease/${id}/measures`, { headers })).headers.get('etag');
    // Otherwise a browser would keep what it showed before its user signed in.
    expect(await tagFor({})).not.toBe(await tagFor({ authorization: `Bearer ${atlas.editor.token}` }));
  });

  it('are added with a value, or with k of n, and with their place', async () => {
    const id = await make({ sensitivity: 'two thirds of 33 patients' });
    const body = {
      measure: 'sensitivity',
      field: 'sensitivity',
      positives: 22,
      total: 33,
      start: 0,
      end: 10,
      version: 1,
    };
    const { status, body: answer } = await add(id, body);
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      value: 22 / 33,
      text: 'two thirds',
      status: 'confirmed',
      textChanged: false,
    });
    expect(await list(id)).toEqual([answer.data]);
  });

  it('count a blank word as none: it takes no review back, and chooses no interval or field', async () => {
    const id = await make({ sensitivity: '69%' });
    const [measure] = await list(id);
    await review(id, measure._id, { status: 'rejected' });
    const kept = { status: 'rejected', note: 'seen' };
    for (const blank of ['', '  ', null]) {
      expect((await review(id, measure._id, { status: blank, note: 'seen' })).body.data).toMatchObject(kept);
      expect(await review(id, measure._id, { status: blank })).toMatchObject({ status: 400 });
    }

    const added = { measure: 'ppv', field: 'sensitivity', low: 0.1, high: 0.2, interval: 'ci95' };
    const mistakes = [
      ['measure', messages.oneOf('measure', measureKinds)],
      ['field', messages.oneOf('field', measuredFields)],
      ['interval', messages.measureInterval],
    ] as const;
    for (const [key, message] of mistakes) {
      const body = { ...added, [key]: '  ' };
      const answer = await add(id, body);
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }

    const mutation = `mutation ($status: MeasureStatus) {
      reviewMeasure(id: "${id}", measureId: "${measure._id}", input: { status: $status, note: "seen" }) {
        status note } }`;
    const byGraphql = (status: string | null) => atlas.graphql(mutation, { status }, atlas.editor.token);
    expect((await byGraphql(null)).data.reviewMeasure).toEqual(kept);
    expect((await byGraphql('  ')).errors).toHaveLength(1);
    expect(await list(id)).toMatchObject([kept]);
  });

  it('have a value that fits their counts and their interval, but for rounding', async () => {
    const id = await make({ sensitivity: '40 of 50 (80%) by ELISA' });
    const [measure] = await list(id);
    expect(measure).toMatchObject({ value: 0.8, positives: 40, total: 50 });
    const interval = { low: 0.6, high: 0.7, interval: 'ci95' };
    const addHere = (body: object) => add(id, { measure: 'specificity', field: 'sensitivity', ...body });
    const counts =
      'The value 0.5 does not fit 40 of 50, which is 0.8000: correct one of them, or clear one of them';
    const within =
      'The value 0.5 is not within its interval, 0.6 to 0.7: correct one of them, or clear one of them';
    const refused = [
      [await review(id, measure._id, { value: 0.5 }), counts],
      [await review(id, measure._id, { value: 0.8, positives: 20 }), /fit 20 of 50, which is 0.4000/],
      [
        await review(id, measure._id, { ...interval, positives: null }),
        /0.8 is not within its interval, 0.6 to 0.7/,
      ],
      [await addHere({ value: 0.9, positives: 3, total: 10 }), /0.9 does not fit 3 of 10, which is 0.3000/],
      [await addHere({ value: 0.5, ...interval }), within],
      ...(await Promise.all(['0x1', '0b1', '70%'].map((value) => addHere({ value })))).map(
        (answer) => [answer, messages.share('value')] as const,
      ),
    ] as const;
    for (const [{ status, body }, message] of refused) {
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      });
    }
    expect(await list(id)).toEqual([measure]);

    const stored = [
      [await review(id, measure._id, { positives: 20 }), { value: 0.4, positives: 20, total: 50 }],
      [
        await review(id, measure._id, { value: 0.5, positives: null, total: null }),
        { value: 0.5, positives: null },
      ],
      [await addHere({ value: 0.68, positives: 27, total: 40 }), { value: 0.68 }],
      [await addHere({ value: 0.6, ...interval }), { value: 0.6 }],
    ] as const;
    for (const [{ body }, expected] of stored) expect(body.data).toMatchObject(expected);
  });

  it('that a text states with wrong figures are confirmed and corrected all the same', async () => {
    const id = await make({ sensitivity: '24% (31/132)' });
    const [measure] = await list(id);
    expect(measure).toMatchObject({ value: 0.24, positives: 31, total: 132 });
    const corrected = await review(id, measure._id, { assay: 'RIA' });
    expect(corrected.body.data).toMatchObject({ status: 'confirmed', value: 0.24, assay: 'RIA' });
  });

  it('say that the text changed under a confirmed one, which stays', async () => {
    const id = await make({ sensitivity: '69% by ELISA' });
    const [measure] = await list(id);
    await review(id, measure._id, { status: 'confirmed' });
    await atlas.send('PUT', `/api/disease/${id}`, { body: { sensitivity: 'About half; 69% by RIA' } });
    const [moved] = await list(id);
    expect(moved).toMatchObject({
      _id: measure._id,
      textChanged: true,
      reviewedText: '69% by ELISA',
      start: 12,
      assay: 'ELISA',
    });
    await atlas.send('PUT', `/api/disease/${id}`, { body: { sensitivity: '71% by RIA' } });
    expect(await list(id)).toMatchObject([
      { value: 0.71, status: 'read' },
      { _id: measure._id, value: 0.69, status: 'confirmed', textChanged: true, start: null, end: null },
    ]);
    const noted = await review(id, measure._id, { note: 'p. 3', version: 3 });
    expect(noted.body.data).toMatchObject({ textChanged: true, reviewedText: '69% by ELISA', note: 'p. 3' });
    const again = await review(id, measure._id, { status: 'confirmed', version: 3 });
    expect(again.body.data).toMatchObject({ textChanged: false, reviewedText: null });
  });

  it('go when a review is taken back of which the text says nothing any more', async () => {
    const id = await make({ sensitivity: '69% by ELISA' });
    const [measure] = await list(id);
    await review(id, measure._id, { status: 'confirmed', note: 'p. 3' });
    await atlas.send('PUT', `/api/disease/${id}`, { body: { sensitivity: 'about half' } });
    expect(await list(id)).toMatchObject([{ _id: measure._id, status: 'confirmed', textChanged: true }]);
    const { status, body } = await review(id, measure._id, { status: 'read' });
    expect([status, body.data]).toMatchObject([
      200,
      { _id: measure._id, value: 0.69, status: 'read', reviewedBy: null, reviewedText: null, note: null },
    ]);
    expect(await list(id)).toEqual([]);
    const history = await historyOf(id, measure._id);
    expect(history.body.data).toMatchObject([{ action: 'reset' }, { action: 'confirm' }]);
    expect((await review(id, measure._id, { status: 'confirmed' })).status).toBe(404);
  });

  it('are refused with the reason: stale, unknown, out of range', async () => {
    const id = await make({ sensitivity: '69%' });
    const [measure] = await list(id);
    const unknownId = '3f0c6f1f-2b11-5a52-9a55-0190a5c47d3e';
    const refusals = [
      [await review(id, measure._id, { status: 'confirmed', version: 9 }), 409],
      [await review(id, unknownId, { status: 'confirmed' }), 404],
      [await review(id, measure._id, { value: 69 }), 400],
      [await review(id, measure._id, { low: 0.9, high: 0.1, interval: 'range' }), 400],
      [await review(id, measure._id, { positives: 5, total: 3 }), 400],
      [await review(id, measure._id, { value: null }), 400],
      [await review(id, measure._id, { status: 'maybe' }), 400],
      [await add(id, { measure: 'ppv', field: 'sensitivity' }), 400],
      [await add(id, { measure: 'ppv', field: 'sensitivity', value: 0.5, status: 'rejected' }), 400],
      [await add(id, { measure: 'ppv', field: 'type', value: 1 }), 400],
      [await add(id, { measure: 'ppv', field: 'positivePredictiveValues', value: 1 }), 400],
      [await add(unknownId, {}), 400],
      [await add(unknownId, { measure: 'sensitivity', field: 'sensitivity', value: 0.5 }), 404],
    ] as const;
    expect(refusals.map(([{ status }]) => status)).toEqual(refusals.map(([, expected]) => expected));
    expect(await list(id)).toEqual([measure]);
  });

  it('stand in list, detail and exports where they are asked for, and nowhere else', async () => {
    const id = await make({ disease: 'Only here', sensitivity: text });
    const measures = await list(id);
    const here = 'disease=Only%20here';
    expect((await visit(`/api/disease?${here}&measures=true`)).data[0].measures).toEqual(measures);
    expect((await visit(`/api/disease/${id}?measures=true`)).data.measures).toEqual(measures);
    expect((await visit(`/api/disease?${here}`)).data[0]).not.toHaveProperty('measures');
    expect((await visit(`/api/disease/export/data?${here}&measures=true`)).data[0].measures).toEqual(
      measures,
    );
    const address = `/api/disease/export/data?${here}&measures=true&format=csv&columns=disease`;
    expect((await atlas.call('GET', address)).body).toBe(
      'disease,measure.sensitivity,measure.specificity,measure.ppv,measure.npv,measure.prevalence\r\n' +
        'Only here,0.69,0.99,,,\r\n',
    );
  });

  it('are ignored by an import of an export that holds them', async () => {
    await make({ disease: 'Once more', sensitivity: text });
    const address = '/api/disease/export/data?disease=Once%20more&measures=true&format=csv';
    const { body: file } = await atlas.call('GET', address);
    const form = formOf({ file, name: 'export.csv' });
    const { data } = (await atlas.send('POST', '/api/disease/import/file?dryRun=true', { body: form })).body;
    const report = async (): Promise<Answer> =>
      (await atlas.send('GET', `/api/disease/import/${data._id}`)).body.data;
    let done = await report();
    while (['receiving', 'waiting', 'running'].includes(done.status)) done = await report();
    expect(done).toMatchObject({ failed: 0, updated: 0, skipped: 1 });
  });
});
