import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { startEmbeddedPostgres } from '../../persistence/embedded-postgres.js';
import { attemptLimits } from '../../services/attempts/attempt-limits.js';
import type { Answer, Reply } from '../call-api.js';
import { AtlasClient } from '../operations/atlas-client.js';
import { emptyDataDir, initialisedDataDir, onCleanUp } from '../operations/atlas-process.js';
import { administrator, checkLog, type Product, startProduct } from './product.js';
import { type Finding, type Report, tally } from './report.js';

const required = { autoantibody: 'An autoantibody', autoantigen: 'An autoantigen' };
const secret = 'a secret that three instances share';
const rounds = 20;

/** Three instances that share one database. */
export async function threeInstances(report: Report): Promise<void> {
  const dataDir = await initialisedDataDir();
  // Three instances need more connections than the embedded database allows by default.
  writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'max_connections = 200\n');
  const external = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  onCleanUp(() => external.stop());
  const env = { DATABASE_URL: external.url, JWT_SECRET: secret, RATE_LIMIT: 'on' };
  const folders = [emptyDataDir(), emptyDataDir(), emptyDataDir()];
  const products: Product[] = [];

  await report.check(
    {
      what: 'three starts at once',
      sent: '3 instances started on an empty database',
      expected: 'all ready, starter entries and administrator once',
    },
    async () => {
      products.push(...(await Promise.all(folders.map((folder) => startProduct(env, folder)))));
      const [total, users] = await Promise.all([totalOf(products[0]!), usersOf(products[0]!)]);
      return { seen: `${total} entries, ${users} account`, ok: total === 450 && users === 1 };
    },
  );
  const callers = products.map(({ atlas }) => atlas);
  const [first, second, third] = callers;
  if (first === undefined || second === undefined || third === undefined) return;

  await report.check(
    {
      what: 'repeated calls',
      sent: `${rounds} creates, each with one Idempotency-Key to all three at once`,
      expected: 'one entry each, the same answer from all',
    },
    () => repeatedCalls(callers),
  );

  await report.check(
    {
      what: 'one version, three edits',
      sent: `${rounds} × an edit of the same version by each at once`,
      expected: 'one 200 and two 409 each time',
    },
    () =>
      competing(callers, makeEntry, (atlas, id) =>
        atlas.call('PUT', `/api/disease/${id}`, { body: { epitope: randomUUID(), version: 1 } }),
      ),
  );

  await report.check(
    {
      what: 'one submission, three approvals',
      sent: `${rounds} × an approval by each at once`,
      expected: 'one 200 and two 409 each time, one entry each',
    },
    async () => {
      const before = await totalOf(products[0]!);
      const found = await competing(callers, makeSubmission, (atlas, id) =>
        atlas.call('POST', `/api/submissions/${id}/approve`, { body: {} }),
      );
      const made = (await totalOf(products[0]!)) - before;
      return { seen: `${found.seen}; ${made} entries`, ok: found.ok && made === rounds };
    },
  );

  await report.check(
    {
      what: 'writes show everywhere',
      sent: `${rounds} creates by one; search and entry by the others, signed in at once, as a visitor after 100 ms`,
      expected: 'each shows the new entry',
    },
    () => showsEverywhere(first, [second, third]),
  );

  await report.check(
    {
      what: 'ended sessions',
      sent: 'one instance closes an account; its token to the others',
      expected: '200 before, 401 after',
    },
    () => endedSession(callers),
  );

  await report.check(
    {
      what: 'wrong passwords',
      sent: `${attemptLimits.signInFromAddress.points} wrong passwords in turn to three, then one more to each`,
      expected: 'the first 400, then 429 from each',
    },
    () => wrongPasswords(callers),
  );

  await report.check(
    {
      what: 'mails',
      sent: `${rounds * 3} invitations by all three`,
      expected: 'each written once, by whichever instance',
    },
    () => mailsOnce(callers, folders),
  );

  await report.check(
    {
      what: 'one instance killed',
      sent: `kill -9 of one while the others create ${rounds} entries each; then it starts again`,
      expected: 'all 201 and stored once; ready again',
    },
    () => survives(products, () => startProduct(env, folders[0])),
  );
  for (const product of products.slice(1)) await checkLog(report, product);
}

async function totalOf({ atlas }: Product): Promise<number> {
  return (await atlas.good('GET', '/api/disease?limit=1')).pagination.total;
}

async function usersOf({ atlas }: Product): Promise<number> {
  return (await atlas.good('GET', restPaths.users)).data.pagination.totalUsers;
}

async function makeEntry(atlas: AtlasClient): Promise<string> {
  const body = { disease: `Made ${randomUUID()}`, ...required };
  return (await atlas.good('POST', restPaths.entries, { body })).data._id;
}

async function makeSubmission(atlas: AtlasClient): Promise<string> {
  const body = { disease: `Proposed ${randomUUID()}`, ...required, epitope: 'e', uniprotId: 'P12345' };
  return (await atlas.good('POST', restPaths.submissions, { body })).data._id;
}

async function repeatedCalls(callers: readonly AtlasClient[]): Promise<Finding> {
  const ids: number[] = [];
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sending = {
      body: { disease: `Repeated ${round}`, ...required },
      headers: { 'idempotency-key': randomUUID() },
    };
    const replies = await Promise.all(callers.map((atlas) => atlas.call('POST', restPaths.entries, sending)));
    statuses.push(...replies.map(({ status }) => status));
    ids.push(new Set(replies.map(({ body }) => body?.data?._id)).size);
  }
  const { pagination } = await callers[0]!.good('GET', '/api/disease?disease=Repeated%20*');
  const ok = pagination.total === rounds && ids.every((count) => count === 1);
  return { seen: `${tally(statuses)}; ${pagination.total} entries`, ok };
}

/** Lets all instances do the same to one thing at once, again and again: one may win each time. */
async function competing(
  callers: readonly AtlasClient[],
  make: (atlas: AtlasClient) => Promise<string>,
  act: (atlas: AtlasClient, id: string) => Promise<Reply>,
): Promise<Finding> {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = await make(callers[round % callers.length]!);
    const replies = await Promise.all(callers.map((atlas) => act(atlas, id)));
    outcomes.push(
      replies
        .map(({ status }) => status)
        .sort()
        .join(' '),
    );
  }
  return { seen: tally(outcomes), ok: outcomes.every((one) => one === '200 409 409') };
}

async function showsEverywhere(writer: AtlasClient, readers: readonly AtlasClient[]): Promise<Finding> {
  let missed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const word = `zebra${round}`;
    const list = `/api/disease?search=${word}`;
    const before = await Promise.all(readers.map((atlas) => visitor(atlas).call('GET', list)));
    const body = { disease: `Shown ${word}`, ...required };
    const { data } = await writer.good('POST', restPaths.entries, { body });
    for (const atlas of readers) {
      const listed = await atlas.call('GET', list);
      const entry = await atlas.call('GET', `/api/disease/${data._id}`);
      if (listed.body?.data?.[0]?._id !== data._id || entry.status !== 200) missed += 1;
    }
    // A visitor of another instance may see the state of 100 ms ago.
    await sleep(100);
    for (const [index, atlas] of readers.entries()) {
      const headers = { 'if-none-match': before[index]?.headers.get('etag') ?? '' };
      const listed = await visitor(atlas).call('GET', list, { headers });
      if (listed.body?.data?.[0]?._id !== data._id) missed += 1;
    }
  }
  return { seen: `${missed} of ${2 * rounds * readers.length} not shown`, ok: missed === 0 };
}

/** The same instance, called without a session, so that its answers can be cached. */
function visitor({ address }: AtlasClient): AtlasClient {
  const caller = new AtlasClient();
  caller.address = address;
  return caller;
}

interface Account {
  readonly id: string;
  readonly email: string;
}

async function makeAccount(atlas: AtlasClient, more: object = {}): Promise<Account> {
  const email = `${randomUUID()}@example.org`;
  const body = { name: 'A person', email, role: 'Doctor', ...more };
  const { data } = await atlas.good('POST', restPaths.users, { body });
  return { id: data.user._id, email };
}

async function endedSession(callers: readonly AtlasClient[]): Promise<Finding> {
  const { password } = administrator;
  const { id, email } = await makeAccount(callers[0]!, { password });
  const persons = callers.map(visitor);
  await persons[0]!.signIn(email, password);
  for (const person of persons) person.token = persons[0]!.token;
  const profiles = (): Promise<number[]> =>
    Promise.all(persons.map(async (person) => (await person.call('GET', restPaths.profile)).status));
  const before = await profiles();
  await callers[0]!.good('PUT', `/api/users/${id}/toggle-status`);
  const after = await profiles();
  const ok = before.every((status) => status === 200) && after.every((status) => status === 401);
  return { seen: `${tally(before)}, then ${tally(after)}`, ok };
}

async function wrongPasswords(callers: readonly AtlasClient[]): Promise<Finding> {
  const { email } = await makeAccount(callers[0]!, { password: administrator.password });
  const { points } = attemptLimits.signInFromAddress;
  const guess = async (atlas: AtlasClient): Promise<number> =>
    (await visitor(atlas).call('POST', restPaths.login, { body: { email, password: 'not the password' } }))
      .status;
  const statuses: number[] = [];
  for (let index = 0; index < points; index += 1)
    statuses.push(await guess(callers[index % callers.length]!));
  const after = await Promise.all(callers.map(guess));
  const ok = statuses.every((status) => status === 400) && after.every((status) => status === 429);
  return { seen: `${tally(statuses)}, then ${tally(after)}`, ok };
}

async function mailsOnce(callers: readonly AtlasClient[], folders: readonly string[]): Promise<Finding> {
  const count = (): number[] =>
    folders.map((folder) => filesIn(join(folder, 'outbox')).filter((name) => name.endsWith('.eml')).length);
  const sum = (): number => count().reduce((all, one) => all + one, 0);
  const before = sum();
  await Promise.all(callers.flatMap((atlas) => Array.from({ length: rounds }, () => makeAccount(atlas))));
  for (const end = Date.now() + 15_000; sum() - before < rounds * 3 && Date.now() < end;) await sleep(100);
  // Time for a second copy, if there were one.
  await sleep(2000);
  const written = sum() - before;
  return { seen: `${written} written (${count().join(', ')})`, ok: written === rounds * 3 };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function survives(products: readonly Product[], restart: () => Promise<Product>): Promise<Finding> {
  const [killed, ...others] = products;
  const created = others.map(async ({ atlas }, writer) => {
    const replies: Reply[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const body = { disease: `Surviving ${writer} ${index}`, ...required };
      replies.push(await atlas.call('POST', restPaths.entries, { body }));
      if (writer === 0 && index === 2) killed?.running.child.kill('SIGKILL');
    }
    return replies;
  });
  const statuses = (await Promise.all(created)).flat().map(({ status }) => status);
  const { atlas } = await restart();
  const { data } = await atlas.good('GET', '/api/disease?disease=Surviving%20*&limit=1000');
  const different = new Set(data.map(({ disease }: Answer) => disease)).size;
  const ok =
    statuses.every((status) => status === 201) &&
    data.length === statuses.length &&
    different === data.length;
  return { seen: `${tally(statuses)}; ${data.length} stored, ${different} different; ready again`, ok };
}
