import { messages } from '../../../schema/contract/messages.js';
import { restRoutes } from '../../use-cases.js';
import { signUp } from '../accounts/account-client.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

describe('a POST with an Idempotency-Key', () => {
  const atlas = useStarted(startEditingClient);

  let keys = 0;
  const aKey = () => ({ 'idempotency-key': `key-${String(keys++)}` });
  const post = (headers: Record<string, string>, body: object, path = '/api/disease') =>
    atlas.send('POST', path, { headers, body });
  const totalOf = async (disease: string): Promise<number> =>
    (await atlas.call('GET', `/api/disease?disease=${disease}`)).body.pagination.total;

  it('sent twenty times at once creates one entry, and gets the same response', async () => {
    const key = aKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(key, aDraft({ disease: 'One' }))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await totalOf('One')).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replayed).toHaveLength(19);
    const { headers } = await post(key, { autoantigen: 'An autoantigen', ...aDraft({ disease: 'One' }) });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('creates one entry per key, twenty at once, while reads are answered', async () => {
    const made = Array.from({ length: 20 }, () => post(aKey(), aDraft({ disease: 'Twenty' })));
    const reads = Array.from({ length: 20 }, () => atlas.call('GET', '/api/disease'));
    const statuses = (await Promise.all([...made, ...reads])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(await totalOf('Twenty')).toBe(20);
  });

  it('with another body or reason is a conflict', async () => {
    const key = aKey();
    await post(key, aDraft());
    const refused = [
      await post(key, aDraft({ type: 'x' })),
      await post(key, aDraft(), '/api/disease?reason=x'),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ message: messages.idempotencyKeyReused, code: 'CONFLICT' });
    }
  });

  it('is replayed for every spelling of its path', async () => {
    const { _id } = await atlas.make();
    const key = aKey();
    const path = `/api/disease/${String(_id)}/restore`;
    const encoded = `/api/disease/%${String(_id).charCodeAt(0).toString(16)}${String(_id).slice(1)}/restore?`;
    const first = await post(key, { version: 1 }, path);
    for (const spelling of [path, `${path}/`, encoded]) {
      const again = await post(key, { version: 1 }, spelling);
      expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body]);
    }
    expect((await post(key, { version: 2 }, path)).status).toBe(409);
    expect((await post(key, { version: 1 }, `${path}?reason=a`)).status).toBe(409);
  });

  it('is separate for each user and path', async () => {
    const key = aKey();
    const other = await signUp(atlas, 'Another');
    const first = await post(key, aDraft());
    const second = await post({ ...key, authorization: `Bearer ${other.token}` }, aDraft());
    expect(second.body.data._id).not.toBe(first.body.data._id);
    const third = await post(key, { version: 1 }, `/api/disease/${first.body.data._id}/restore`);
    expect([third.status, third.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('restores once', async () => {
    const { _id } = await atlas.make({ type: 'first' });
    await atlas.send('PUT', `/api/disease/${_id}`, { body: { type: 'second' } });
    const key = aKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(key, { version: 1 }, `/api/disease/${_id}/restore`)),
    );
    expect(answers.map(({ body }) => body.data.version)).toEqual([3, 3, 3, 3, 3]);
  });

  it('creates a term once, and restores it once, with the changed term as the response', async () => {
    const administrator = { authorization: `Bearer ${atlas.adminToken}` };
    const key = { ...administrator, ...aKey() };
    const terms = '/api/vocabulary/autoantibodies';
    const answers = [
      await post(key, { name: 'Anti-keyed' }, terms),
      await post(key, { name: 'Anti-keyed' }, terms),
    ];
    expect(answers.map(({ status, body }) => [status, body.data?.name])).toEqual(
      Array.from({ length: 2 }, () => [201, 'Anti-keyed']),
    );
    const term = `${terms}/${answers[0]!.body.data._id}`;
    const change = { body: { name: 'Anti-changed' }, headers: administrator };
    expect((await atlas.send('PUT', term, change)).body.data.version).toBe(2);
    const restored = await post({ ...administrator, ...aKey() }, { version: 1 }, `${term}/restore`);
    expect(restored.body.data).toMatchObject({ name: 'Anti-keyed', version: 3 });
  });

  it('leaves connections to what the calls read beside their transactions', async () => {
    const findings = [{ autoantibody: 'Anti-Jo-1', result: 'present' }];
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post(aKey(), { findings }, '/api/diagnostics/differential')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('never replays a response to an unauthorized caller', async () => {
    const key = aKey();
    await post(key, aDraft());
    const { status, body } = await post({ ...key, authorization: 'Bearer nonsense' }, aDraft());
    expect([status, body.message]).toEqual([401, messages.invalidToken]);
  });

  it('that is blank is rejected', async () => {
    const { status, body } = await post({ 'idempotency-key': '' }, aDraft());
    expect([status, body.message]).toEqual([400, messages.idempotencyKeyMalformed]);
  });

  it.each(
    restRoutes
      .filter(({ method, form }) => method === 'POST' && form === undefined)
      .map((one) => [one.path, one] as const),
  )('to %s uses the key only if the route is repeatable', async (path, { repeatable }) => {
    const { email, password } = atlas.app.administrator;
    const authorization = `Bearer ${await atlas.tokenOf(email, password)}`;
    const malformed = { authorization, 'idempotency-key': 'k'.repeat(256) };
    const { body } = await post(malformed, { entries: [{}] }, path.replace(/\{\w+\}/, 'x'));
    expect(body.message === messages.idempotencyKeyMalformed).toBe(repeatable !== undefined);
  });

  it('has no effect for PUT', async () => {
    const { _id } = await atlas.make();
    const headers = aKey();
    for (const version of [2, 3]) {
      const body = { type: `Type ${version}` };
      const answer = await atlas.send('PUT', `/api/disease/${_id}`, { headers, body });
      expect([answer.body.data.version, answer.headers.has('idempotent-replayed')]).toEqual([version, false]);
    }
  });

  it('has no effect for sign-in: each session has its own token', async () => {
    const { email, password } = atlas.app.administrator;
    const key = aKey();
    const first = await post(key, { email, password }, '/api/auth/login');
    const second = await post(key, { email, password: 'wrong' }, '/api/auth/login');
    expect([first.status, second.status]).toEqual([200, 400]);
  });
});
