import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';

import { createOutput } from '../../log.js';
import { MailQueueRepository } from '../../persistence/repositories/mail-queue.repository.js';
import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { createMailJob } from '../../services/mail/create-mail-job.js';
import { MailJob } from '../../services/mail/mail-job.js';
import type { AddressedLetter, MailTransport } from '../../services/mail/mail-transport.js';
import { PasswordMailWriter } from '../../services/mail/password-mail-writer.js';
import { startTestDatabase, type TestDatabase, visitor } from '../test-database.js';
import { addPerson, goodPassword } from './people.js';

const publicUrl = 'https://atlas.example.org';
let test: TestDatabase;
let dataDir: string;
let lines: string[];
let jobs: MailJob[];

beforeAll(async () => {
  test = await startTestDatabase({ rateLimit: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atlas-mail-'));
  lines = [];
  jobs = [];
});
afterEach(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  await test.database.query('DELETE FROM mails');
  await rm(dataDir, { recursive: true, force: true });
});

const logger = () =>
  createOutput({ logLevel: 'trace', logFormat: 'json' }, { write: (line) => void lines.push(line) }).log;

function started(job: MailJob): MailJob {
  jobs.push(job);
  job.start();
  return job;
}

function startOutbox(): MailJob {
  const settings = { smtpUrl: undefined, mailFrom: 'Atlas <atlas@example.org>', publicUrl, dataDir };
  return started(createMailJob(test.database, settings, logger()));
}

/** A job whose letters go to the test. */
function startWith(deliver: MailTransport['deliver']): MailJob {
  const queue = new MailQueueRepository(test.database);
  const writer = new PasswordMailWriter(new PasswordLinkRepository(test.database), publicUrl);
  return started(new MailJob({ queue, writer, transport: { deliver }, log: logger() }));
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('It did not come to be.');
  }
}

const waiting = async () => (await test.database.query('SELECT 1 FROM mails')).length;
const forgot = (email: string) => test.services.passwords.forgot(visitor, { email });
const files = () => readdir(join(dataDir, 'outbox')).catch(() => []);

describe('a mail in the outbox', () => {
  it('is a whole letter to the stored address, with a link that works', async () => {
    const { email } = await addPerson(test, { name: 'Olga Wéber 小川', password: goodPassword });
    startOutbox();
    await forgot(`  ${email.toUpperCase()} `);
    await eventually(async () => (await waiting()) === 0);
    const [file = ''] = await files();
    const bytes = await readFile(join(dataDir, 'outbox', file));
    const mail = await PostalMime.parse(bytes);

    expect(file).toMatch(/^\d{8}T\d{6}\.\d{3}Z-[0-9a-f-]{36}\.eml$/);
    expect(mail.to).toEqual([{ name: '', address: email }]);
    expect(mail.from).toEqual({ name: 'Atlas', address: 'atlas@example.org' });
    expect(bytes.toString()).toContain('Content-Transfer-Encoding: quoted-printable');
    expect(bytes.toString()).not.toMatch(/base64/i);
    for (const part of [mail.text, mail.html]) expect(part).toContain('Hello Olga Wéber 小川,');
    const link = /https:\/\/atlas\.example\.org\/reset-password\?token=([\w-]{43})\s/.exec(mail.text ?? '');
    expect(mail.html).toContain(link?.[0].trim());
    expect(await test.services.passwords.verify(visitor, { token: link?.[1] })).toEqual({ purpose: 'reset' });
  });

  it('can be read by its owner only', async () => {
    startOutbox();
    await addPerson(test);
    await eventually(async () => (await waiting()) === 0);
    const [file = ''] = await files();

    expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'outbox', file))).mode & 0o777).toBe(0o600);
  });

  it('is named in the log, and nothing of it is said there', async () => {
    startOutbox();
    const { email } = await addPerson(test);
    await eventually(async () => (await waiting()) === 0);
    const [file = ''] = await files();
    const { text = '' } = await PostalMime.parse(await readFile(join(dataDir, 'outbox', file)));

    expect(lines.join()).toContain(file);
    expect(lines.join()).not.toContain(email);
    expect(lines.join()).not.toContain(/token=(\S+)/.exec(text)?.[1]);
  });

  it('invites whoever has no password yet', async () => {
    startOutbox();
    await addPerson(test, { name: 'Olga' });
    await eventually(async () => (await waiting()) === 0);
    const [file = ''] = await files();
    const { text = '' } = await PostalMime.parse(await readFile(join(dataDir, 'outbox', file)));

    expect(text).toContain('An administrator made an account for you');
    const token = /token=(\S+)/.exec(text)?.[1];
    expect(await test.services.passwords.verify(visitor, { token })).toEqual({ purpose: 'invitation' });
  });
});

describe('the queue', () => {
  it('drops what is for nobody active, without a word', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    await test.database.query('UPDATE users SET is_active = false WHERE id = $1', [id]);
    await forgot('nobody@example.org');
    await forgot(email);
    startOutbox();
    await eventually(async () => (await waiting()) === 0);

    expect(await files()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is worked off once, however many instances there are', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(test)));
    const sent: string[] = [];
    const deliver = async ({ to }: AddressedLetter) => {
      await sleep(5);
      sent.push(to);
      return 'sent';
    };
    for (let i = 0; i < 4; i += 1) startWith(deliver);
    await eventually(async () => (await waiting()) === 0);

    expect(sent.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('tries again later, with a new link, and says why without saying to whom', async () => {
    const { email } = await addPerson(test);
    const letters: AddressedLetter[] = [];
    const refusal = Object.assign(new Error(`550 <${email}> is unknown here`), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const job = startWith((letter) => {
      letters.push(letter);
      return letters.length === 1 ? Promise.reject(refusal) : Promise.resolve('sent');
    });
    await eventually(() => Promise.resolve(lines.length === 1));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reason: 'EENVELOPE 550',
      attempts: 1,
      againInSeconds: 10,
    });
    expect(lines.join()).not.toContain(email);
    expect(await waiting()).toBe(1);

    await test.database.query('UPDATE mails SET due_at = now()');
    job.wake();
    await eventually(async () => (await waiting()) === 0);
    const [first, second] = letters.map(({ text }) => /token=(\S+)/.exec(text)?.[1]);
    await expect(test.services.passwords.verify(visitor, { token: first })).rejects.toThrow();
    expect(await test.services.passwords.verify(visitor, { token: second })).toEqual({
      purpose: 'invitation',
    });
  });

  it('gives a mail up after ten attempts, and says so', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 9');
    startWith(() => Promise.reject(new Error('no')));
    await eventually(async () => (await waiting()) === 0);

    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, attempts: 10, reason: 'Error' });
  });

  it('waits longer after each failure', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 4');
    startWith(() => Promise.reject(new Error('no')));
    await eventually(() => Promise.resolve(lines.length === 1));

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ attempts: 5, againInSeconds: 160 });
  });

  it('is left alone once the job is stopped', async () => {
    const job = startOutbox();
    await job.stop();
    await addPerson(test);
    job.wake();
    await sleep(50);

    expect(await waiting()).toBe(1);
  });
});
