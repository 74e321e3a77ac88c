import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import { eventually } from '../eventually.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { useFresh } from '../use-started.js';
import { openMailTestSetup } from './mail-test-setup.js';
import { addPerson, goodPassword } from './people.js';

const test = useTestDatabase({ rateLimit: false });
const setup = useFresh(() => openMailTestSetup(test.database));

const forgot = (email: string) => test.services.passwords.forgot(visitor, { email });

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

  it('is an invitation for a user without a password', async () => {
    setup.startOutbox();
    await addPerson(test, { name: 'Olga' });
    await eventually(async () => (await setup.waiting()) === 0);
    const [file = ''] = await setup.files();
    const { text = '' } = await PostalMime.parse(await readFile(join(setup.dataDir, 'outbox', file)));

    expect(text).toContain('An administrator created an account for you');
    const token = /token=(\S+)/.exec(text)?.[1];
    expect(await test.services.passwords.verify(visitor, { token })).toEqual({ purpose: 'invitation' });
  });
});
