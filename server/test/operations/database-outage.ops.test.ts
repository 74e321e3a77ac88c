import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { formOf, graphqlForm } from '../imports/import-forms.js';
import { type PolicyCase, policyCases } from '../policy/policy-cases.js';
import { AtlasClient } from './atlas-client.js';
import { cleanUp, emptyDataDir, startAtlas, startExternalDatabase } from './atlas-process.js';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.js';
import { type CallsOfEveryKind, callsOfEveryKind, timed } from './calls-of-every-kind.js';

const [email, password] = ['admin@localhost', 'the keys of all the tests'];

let atlas: AtlasClient;
let way: BreakableProxy;
/** The id of an entry. */
let id: string;

beforeAll(async () => {
  const external = await startExternalDatabase();
  way = await startBreakableProxy(external.url);
  const env = { DATABASE_URL: way.url, ADMIN_PASSWORD: password };
  atlas = new AtlasClient();
  atlas.address = await (await startAtlas({ dataDir: emptyDataDir(), env })).ready();
  await atlas.signIn(email, password);
  const { data } = await atlas.good('GET', '/api/disease?limit=1');
  id = data[0]._id;
});
afterAll(cleanUp);

/** Every route of REST and every root field of GraphQL, called by an administrator, and by a visitor. */
function everyRoute(): CallsOfEveryKind['all'] {
  const visitor = new AtlasClient();
  visitor.address = atlas.address;
  const anId = '00000000-0000-4000-8000-000000000000';
  const filled = (text: string): string => text.replace(/\{\w+\}/g, anId);
  const byRest = (client: AtlasClient, { rest }: PolicyCase) => {
    if (rest === undefined) return [];
    const { method, path, body, form } = rest;
    const sending = form ? { body: formOf(form) } : body ? { body } : {};
    return [[`${method} ${path}`, () => client.call(method, filled(path), sending)] as const];
  };
  const byGraphql = (client: AtlasClient, { graphql, upload }: PolicyCase) => {
    if (graphql === undefined) return [];
    const query = graphql.replace(/"\{\w+\}"/, `"${anId}"`).replaceAll('...all', 'id');
    const sending =
      upload === undefined
        ? { body: { query } }
        : { body: graphqlForm(query, { file: upload }), headers: { 'apollo-require-preflight': 'true' } };
    return [[query, () => client.call('POST', '/graphql', sending)] as const];
  };
  return [atlas, visitor].flatMap((client) =>
    policyCases.flatMap((one) => [...byRest(client, one), ...byGraphql(client, one)]),
  );
}

// For a busy machine; `npm run robustness` expects an answer within two seconds, and service again within five.
/** A call that waits for a hanging database takes longer. */
const answeredWithinMs = 9000;
const backWithinMs = 20_000;

/** Expects requests to succeed again, without a restart. */
async function expectServedAgain({ reads }: CallsOfEveryKind): Promise<void> {
  const end = Date.now() + backWithinMs;
  while ((await atlas.call('GET', '/readyz')).status !== 200 && Date.now() < end) await sleep(50);
  for (const [name, read] of reads) {
    const { status, body } = await read();
    const message = status === 200 ? undefined : body?.message;
    expect({ name, status, message }).toEqual({ name, status: 200 });
  }
}

/** Sends all calls at once, and returns their answers. */
async function sendAll(calls: CallsOfEveryKind['all']) {
  const answers = await Promise.all(calls.map(([name, call]) => timed(name, call)));
  return answers.map(({ ms, ...answer }) => ({ ...answer, inTime: ms < answeredWithinMs }));
}

const away = { status: 503, message: messages.unavailable, later: true, inTime: true };
/** On a busy machine a request may give up waiting for a connection before the server knows that the database hangs. */
const awayOrBusy = {
  ...away,
  message: expect.stringMatching(`^(?:${messages.unavailable}|${messages.databaseBusy})$`),
};

test('without the database every request gets 503, and later succeeds', async () => {
  const calls = callsOfEveryKind(atlas, id, { email, password });
  await way.disconnect('gone');

  // Twice: when connections break, and when none are left.
  for (const time of ['first', 'second']) {
    const answers = await sendAll(calls.all);
    const expected = calls.all.map(([name]) => ({ name, ...away }));
    expect({ time, answers }).toEqual({ time, answers: expected });
  }
  expect((await atlas.call('GET', '/readyz')).status).toBe(503);
  expect((await atlas.call('GET', '/healthz')).status).toBe(200);

  await way.reconnect();
  await expectServedAgain(calls);
});

test('with a hanging database every request gets 503, and later succeeds', async () => {
  const calls = callsOfEveryKind(atlas, id, { email, password });
  await way.disconnect('silent');
  expect(await sendAll(calls.all)).toEqual(calls.all.map(([name]) => ({ name, ...awayOrBusy })));
  const readiness = await sendAll([['readyz', () => atlas.call('GET', '/readyz')]]);
  expect(readiness).toEqual([{ name: 'readyz', ...away }]);
  expect((await atlas.call('GET', '/healthz')).status).toBe(200);

  await way.reconnect();
  await expectServedAgain(calls);
});

const callsAtOnce = 40;

test('no route or operation waits for a hanging database', async () => {
  const calls = everyRoute();
  const answers: Awaited<ReturnType<typeof sendAll>> = [];
  while (calls.length > answers.length) {
    const batch = calls.slice(answers.length, answers.length + callsAtOnce);
    await way.disconnect('silent');
    answers.push(...(await sendAll(batch)));
    await way.reconnect();
    while ((await atlas.call('GET', '/readyz')).status !== 200) await sleep(50);
  }
  // What needs no database is answered as ever, such as the template of imports and what is refused before.
  const wrong = answers.filter(({ status, later }) => (status === 503 ? !later : status >= 500));
  expect(wrong).toEqual([]);
  expect(answers.filter(({ inTime }) => !inTime)).toEqual([]);
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(answers.length / 2);
}, 300_000);
