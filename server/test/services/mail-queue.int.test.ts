import { setTimeout as sleep } from 'node:timers/promises';

import type { AddressedEmail } from '../../services/mail/mail-transport.js';
import { startTestDatabase, type TestDatabase, visitor } from '../test-database.js';
import { eventually, type MailTestSetup, openMailTestSetup } from './mail-test-setup.js';
import { addPerson, goodPassword } from './people.js';

let test: TestDatabase;
let kit: MailTestSetup;

beforeAll(async () => {
  test = await startTestDatabase({ rateLimit: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  kit = await openMailTestSetup(test.database);
});
afterEach(() => kit.close());

const forgot = (email: string) => test.services.passwords.forgot(visitor, { email });

describe('mail queue', () => {
  it('drops mails to unknown and inactive users, without logging', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    await test.database.query('UPDATE users SET is_active = false WHERE id = $1', [id]);
    await forgot('nobody@example.org');
    await forgot(email);
    kit.startOutbox();
    await eventually(async () => (await kit.waiting()) === 0);

    expect(await kit.files()).toEqual([]);
    expect(kit.lines).toEqual([]);
  });

  it('sends each mail once, however many instances run', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(test)));
    const sent: string[] = [];
    const deliver = async ({ to }: AddressedEmail) => {
      await sleep(5);
      sent.push(to);
      return 'sent';
    };
    for (let i = 0; i < 4; i += 1) kit.startWith(deliver);
    await eventually(async () => (await kit.waiting()) === 0);

    expect(sent.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('retries later with a new link, and logs the reason without the recipient', async () => {
    const { email } = await addPerson(test);
    const letters: AddressedEmail[] = [];
    const refusal = Object.assign(new Error(`550 <${email}> is unknown here`), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const job = kit.startWith((letter) => {
      letters.push(letter);
      return letters.length === 1 ? Promise.reject(refusal) : Promise.resolve('sent');
    });
    await eventually(() => Promise.resolve(kit.lines.length === 1));
    expect(JSON.parse(kit.lines[0] ?? '')).toMatchObject({
      reason: 'EENVELOPE 550',
      attempts: 1,
      againInSeconds: 10,
    });
    expect(kit.lines.join()).not.toContain(email);
    expect(await kit.waiting()).toBe(1);

    await test.database.query('UPDATE mails SET due_at = now()');
    job.wake();
    await eventually(async () => (await kit.waiting()) === 0);
    const [first, second] = letters.map(({ text }) => /token=(\S+)/.exec(text)?.[1]);
    await expect(test.services.passwords.verify(visitor, { token: first })).rejects.toThrow();
    expect(await test.services.passwords.verify(visitor, { token: second })).toEqual({
      purpose: 'invitation',
    });
  });

  it('drops a mail after ten attempts, and logs it', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 9');
    kit.startWith(() => Promise.reject(new Error('no')));
    await eventually(async () => (await kit.waiting()) === 0);

    expect(JSON.parse(kit.lines.at(-1) ?? '')).toMatchObject({ level: 50, attempts: 10, reason: 'Error' });
  });

  it('waits longer after each failure', async () => {
    await addPerson(test);
    await test.database.query('UPDATE mails SET attempts = 4');
    kit.startWith(() => Promise.reject(new Error('no')));
    await eventually(() => Promise.resolve(kit.lines.length === 1));

    expect(JSON.parse(kit.lines[0] ?? '')).toMatchObject({ attempts: 5, againInSeconds: 160 });
  });

  it('sends nothing after the job is stopped', async () => {
    const job = kit.startOutbox();
    await job.stop();
    await addPerson(test);
    job.wake();
    await sleep(50);

    expect(await kit.waiting()).toBe(1);
  });
});
