import { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { Secret } from '../../secret.js';
import { eventually } from '../eventually.js';
import { holdLock, waitsForLock } from '../held-lock.js';
import { aDraft } from '../services/editors.js';
import { addPerson, administrator, hiddenStateOf } from '../services/people.js';
import { signedInAs, useTestDatabase } from '../test-database.js';

const lifetimesMs = { reset: 60_000, invitation: 60_000 };

describe('concurrent changes of an account', () => {
  const test = useTestDatabase();

  it('by administrators, its owner and password links never deadlock', async () => {
    const { id, email } = await addPerson(test);
    const [credentials, links] = [
      new CredentialsRepository(test.database),
      new PasswordLinkRepository(test.database),
    ];
    const hash = new Secret('a hash');
    for (let round = 0; round < 60; round += 1) {
      const tokenHash = Buffer.from(`token ${String(round)}`);
      const link = { email, lifetimesMs };
      await links.replace({ ...link, tokenHash });
      await Promise.all([
        credentials.setPasswordByLink(tokenHash, hash),
        test.services.userAdministration.update(administrator, id, { isActive: round % 2 === 1 }),
        credentials.replacePassword(id, hash),
        links.replace({ ...link, tokenHash: Buffer.from(`next ${String(round)}`) }),
        credentials.setPasswordByLink(tokenHash, hash),
      ]);
    }
    expect(await hiddenStateOf(test, id)).toMatchObject({ hash: 'a hash' });
  });

  it('leave no password link for a former e-mail', async () => {
    const { id } = await addPerson(test);
    const links = new PasswordLinkRepository(test.database);
    for (let round = 0; round < 60; round += 1) {
      const { email } = await test.services.users.find(administrator, id);
      const link = {
        email,
        lifetimesMs,
        tokenHash: Buffer.from(`old ${String(round)}`),
      };
      await Promise.all([
        test.services.userAdministration.update(administrator, id, {
          email: `moved-${String(round)}@example.org`,
        }),
        links.replace(link),
      ]);
      expect(await hiddenStateOf(test, id)).toMatchObject({ links: 0 });
    }
  });

  it('leave no accession to an entry that waits for them, since an import could take it', async () => {
    const { id } = await addPerson(test);
    const taken = () => test.database.query('SELECT last_value, is_called FROM entry_numbers');
    const before = await taken();
    const release = await holdLock(test.database, `SELECT 1 FROM users WHERE id = '${id}' FOR UPDATE`);
    const waiting = test.services.entryEditing.create(signedInAs(id, 'Curator'), aDraft());
    waiting.catch(() => undefined);
    await eventually(() => waitsForLock(test.database));
    expect(await taken()).toEqual(before);
    await release();
    expect(await waiting).toMatchObject({ version: 1 });
    expect(await taken()).not.toEqual(before);
  });
});
