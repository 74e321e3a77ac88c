import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime from 'postal-mime';

import { Secret } from '../../secret.js';
import { type AddressedEmail, SmtpTransport } from '../../services/mail/mail-transport.js';
import { eventually } from '../eventually.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { useFresh } from '../use-started.js';
import { openMailTestSetup } from './mail-test-setup.js';
import { addPerson, goodPassword } from './people.js';

const test = useTestDatabase({ rateLimit: false });
const setup = useFresh(() => openMailTestSetup(test.database));

const forgot = (email: string) => test.services.passwords.forgot(visitor, { email });

describe('mail queue', () => {
  it('drops mails to unknown and inactive users, without logging', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    await test.database.query('UPDATE users SET is_active = false WHERE id = $1', [id]);
    await forgot('nobody@example.org');
    await forgot(email);
    setup.startOutbox();
    await eventually(async () => (await setup.waiting()) === 0);

    expect(await setup.files()).toEqual([]);
    expect(setup.lines).toEqual([]);
  });

  it('sends each mail once, however many instances run', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(test)));
    const sent: string[] = [];
    const deliver = async ({ to }: AddressedEmail) => {
      await sleep(5);
      sent.push(to);
      return 'sent';
    };
    for (let i = 0; i < 4; i += 1) setup.startWith(deliver);
    await eventually(async () => (await setup.waiting()) === 0);

    expect(sent.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('retries later with a new link, and logs the reason without the recipient', async () => {
    const { email } = await addPerson(test);
    const delivered: AddressedEmail[] = [];
    const refusal = Object.assign(new Error(`550 <${email}> is unknown here`), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const job = setup.startWith((mail) => {
      delivered.push(mail);
      return delivered.length === 1 ? Promise.reject(refusal) : Promise.resolve('sent');
    });
    await eventually(() => Promise.resolve(setup.lines.length === 1));
    expect(JSON.parse(setup.lines[0] ?? '')).toMatchObject({
      reason: 'EENVELOPE 550',
      attempts: 1,
      againInSeconds: 10,
    });
    expect(setup.lines.join()).not.toContain(email);
    expect(await setup.waiting()).toBe(1);

    await test.database.query('UPDATE mails SET due_at = now()');
    job.wake();
    await eventually(async () => (await setup.waiting()) === 0);
    const [first, second] = delivered.map(({ text }) => /token=(\S+)/.exec(text)?.[1]);
    await expect(test.services.passwords.verify(visitor, { token: first })).rejects.toThrow();
    expect(await test.services.passwords.verify(visitor, { token: second })).toEqual({
      purpose: 'invitation',
    });
  });

  it('logs why there was no connection to the mail server', async () => {
    await addPerson(test);
    const away = new SmtpTransport(new Secret('smtp://127.0.0.1:1'), 'atlas@example.org');
    setup.startWith((mail) => away.deliver(mail));
    await eventually(() => Promise.resolve(setup.lines.length === 1));

    expect(JSON.parse(setup.lines[0] ?? '')).toMatchObject({
      reason: 'ESOCKET connect ECONNREFUSED 127.0.0.1:1',
    });
  });

  it('drops a mail after ten attempts, and logs it', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 9');
    setup.startWith(() => Promise.reject(new Error('no')));
    await eventually(async () => (await setup.waiting()) === 0);

    expect(JSON.parse(setup.lines.at(-1) ?? '')).toMatchObject({ level: 50, attempts: 10, reason: 'Error' });
  });

  it('waits longer after each failure', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 4');
    setup.startWith(() => Promise.reject(new Error('no')));
    await eventually(() => Promise.resolve(setup.lines.length === 1));

    expect(JSON.parse(setup.lines[0] ?? '')).toMatchObject({ attempts: 5, againInSeconds: 160 });
  });

  it('sends nothing after the job is stopped', async () => {
    const job = setup.startOutbox();
    await job.stop();
    await addPerson(test);
    job.wake();
    await sleep(50);

    expect(await setup.waiting()).toBe(1);
  });
});

describe('a mail in the outbox', () => {
  it('is a complete e-mail to the stored address, with a valid link', async () => {
    const { email } = await addPerson(test, { name: 'Olga Wéber 小川', password: goodPassword });
    setup.startOutbox();
    await forgot(`  ${email.toUpperCase()} `);
    await eventually(async () => (await setup.waiting()) === 0);
    const [file = ''] = await setup.files();
    const bytes = await readFile(join(setup.dataDir, 'outbox', file));
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

  it('is readable by its owner only', async () => {
    setup.startOutbox();
    await addPerson(test);
    await eventually(async () => (await setup.waiting()) === 0);
    const [file = ''] = await setup.files();

    expect((await stat(join(setup.dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(setup.dataDir, 'outbox', file))).mode & 0o777).toBe(0o600);
  });

  it('is logged by its file name, without address or token', async () => {
    setup.startOutbox();
    const { email } = await addPerson(test);
    await eventually(async () => (await setup.waiting()) === 0);
    const [file = ''] = await setup.files();
    const { text = '' } = await PostalMime.parse(await readFile(join(setup.dataDir, 'outbox', file)));

    expect(setup.lines.join()).toContain(file);
    expect(setup.lines.join()).not.toContain(email);
    expect(setup.lines.join()).not.toContain(/token=(\S+)/.exec(text)?.[1]);
  });
});
