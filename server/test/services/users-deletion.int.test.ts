import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { roles } from '../../../schema/contract/roles.js';
import type { RequestContext } from '../../services/request-context.js';
import type { UserAdministrationService } from '../../services/users/user-administration.service.js';
import { anEntry, signedInAs, storeEntries, useTestDatabase, visitor } from '../test-database.js';
import {
  addPerson,
  administrator,
  expectRefused,
  giveLink,
  goodPassword,
  hiddenStateOf,
  mailsTo,
} from './people.js';

type AdminAction = (ctx: RequestContext, id: string) => Promise<unknown>;

describe('account administration', () => {
  const test = useTestDatabase({ wakeMail: () => (wakes += 1) });
  let people: UserAdministrationService;
  let wakes = 0;
  const find = (id: string) => test.services.users.find(administrator, id);
  const tokenOf = async (email: string) =>
    (await test.services.sessions.signIn(visitor, { email, password: goodPassword })).token;

  beforeAll(async () => {
    people = test.services.userAdministration;
  });

  it('stores what a person writes while the account is permanently deleted, without the name', async () => {
    const { id } = await addPerson(test, { role: 'Reviewer' });
    const ctx = signedInAs(id, 'Reviewer');
    const { entryEditing, imports, measures, vocabularyEditing } = test.services;
    const draft = { disease: 'Vitiligo', autoantibody: 'Anti-TYR', autoantigen: 'Tyrosinase' };
    const entry = await entryEditing.create(administrator, { ...draft, sensitivity: '80%' });
    const [measure] = (await measures.list(ctx, entry.id)).measures;
    const writes = await test.database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM users WHERE id = $1', [id]);
      const started = Promise.all([
        measures.review(ctx, entry.id, measure?.id ?? '', { status: 'confirmed' }),
        vocabularyEditing.create(ctx, { name: 'Anti-new' }),
        imports.importEntries(ctx, [draft], {}),
      ]);
      started.catch(() => undefined);
      await sleep(300);
      return { started };
    });
    expect((await writes.started)[0]).toMatchObject({ status: 'confirmed', reviewedBy: null });
  });

  it('deactivates an account, which ends its sessions and links, and reactivates it', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    const token = await tokenOf(email);
    await giveLink(test, id);
    expect(await people.toggleStatus(administrator, id)).toMatchObject({ id, isActive: false });
    expect(await test.services.viewers.viewerOf(token)).toBeNull();
    expect(await hiddenStateOf(test, id)).toMatchObject({ links: 0, closed: false });
    expect(await people.toggleStatus(administrator, id)).toMatchObject({ id, isActive: true });
    expect(await test.services.viewers.viewerOf(token)).toBeNull();
    expect(await test.services.viewers.viewerOf(await tokenOf(email))).toMatchObject({ id });
  });

  it('closes an account, which removes it from list and statistics and prevents sign-in, and reopens it', async () => {
    const { id, email } = await addPerson(test, { name: 'Closing', password: goodPassword });
    const token = await tokenOf(email);
    await giveLink(test, id);
    const before = await test.services.users.statistics(administrator);
    expect(await people.delete(administrator, id)).toEqual({ id, permanent: false });
    const after = await test.services.users.statistics(administrator);
    expect(before.overview.totalUsers - after.overview.totalUsers).toBe(1);
    expect(await hiddenStateOf(test, id)).toMatchObject({ closed: true, links: 0, tokenVersion: 2 });
    expect(await test.services.viewers.viewerOf(token)).toBeNull();
    await expect(tokenOf(email)).rejects.toMatchObject({ message: messages.accountDeactivated });
    expect(await find(id)).toMatchObject({ id, isActive: false });
    const listed = async (closed: boolean) =>
      (await test.services.users.list(administrator, { search: 'closing', closed })).users.map(
        (user) => user.id,
      );
    expect([await listed(false), await listed(true)]).toEqual([[], [id]]);
    expect(await people.toggleStatus(administrator, id)).toMatchObject({ isActive: true });
    expect([await listed(false), await listed(true)]).toEqual([[id], []]);
  });

  it('reports a closed account as not found when closing it again, but deletes it permanently', async () => {
    const { id } = await addPerson(test);
    await people.delete(administrator, id);
    await expectRefused(people.delete(administrator, id), 'NOT_FOUND', messages.userNotFound);
    expect(await people.delete(administrator, id, { permanent: true })).toEqual({ id, permanent: true });
    await expectRefused(find(id), 'NOT_FOUND', messages.userNotFound);
  });

  it('deletes an account permanently with all personal data, but keeps its entries and history', async () => {
    const { id, email } = await addPerson(test, { username: 'leaver', password: goodPassword });
    const token = await tokenOf(email);
    await giveLink(test, id);
    await people.sendPasswordLink(administrator, id);
    const entry = anEntry({ disease: 'By one who left' });
    await storeEntries(test.database, [entry], id);
    await people.delete(administrator, id.toUpperCase(), { permanent: true });
    expect(await test.services.viewers.viewerOf(token)).toBeNull();
    expect(await mailsTo(test, email)).toEqual([]);
    const kept = await test.database.query(
      `SELECT e.created_by, e.updated_by, r.changed_by, r.version FROM entries e
       JOIN entry_revisions r ON r.entry_id = e.id WHERE e.id = $1`,
      [entry.id],
    );
    expect(kept).toEqual([{ created_by: null, updated_by: null, changed_by: null, version: 1 }]);
    expect(await test.database.query('SELECT 1 FROM password_links WHERE user_id = $1', [id])).toEqual([]);
    expect(await addPerson(test, { email, username: 'leaver' })).toMatchObject({ email });
  });

  it('deletes an account permanently that made more than is anonymised within the usual time', async () => {
    const { id } = await addPerson(test);
    await storeEntries(test.database, [anEntry({ disease: 'Of one who made many' })], id);
    await test.database.query(`CREATE FUNCTION anonymise_slowly() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN PERFORM pg_sleep(2.5); RETURN NEW; END'`);
    await test.database.query(`CREATE TRIGGER slow BEFORE UPDATE OF created_by ON entries
      FOR EACH ROW EXECUTE FUNCTION anonymise_slowly()`);
    try {
      expect(await people.delete(administrator, id, { permanent: true })).toMatchObject({ permanent: true });
    } finally {
      await test.database.query('DROP FUNCTION anonymise_slowly CASCADE');
    }
  });

  it('sends an invitation to users without a password, and a reset link to others', async () => {
    const [invited, settled] = [await addPerson(test), await addPerson(test, { password: goodPassword })];
    wakes = 0;
    expect(await people.sendPasswordLink(administrator, invited.id)).toEqual({ purpose: 'invitation' });
    expect(await people.sendPasswordLink(administrator, settled.id)).toEqual({ purpose: 'reset' });
    expect(await mailsTo(test, invited.email)).toEqual(['invitation', 'invitation']);
    expect([await mailsTo(test, settled.email), wakes]).toEqual([['reset'], 2]);
  });

  it('sends no link to an inactive or closed account', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    await people.toggleStatus(administrator, id);
    wakes = 0;
    const send = () => people.sendPasswordLink(administrator, id);
    await expectRefused(send(), 'CONFLICT', messages.linkNeedsActiveAccount);
    await people.delete(administrator, id);
    await expectRefused(send(), 'CONFLICT', messages.linkNeedsActiveAccount);
    expect([await mailsTo(test, email), wakes]).toEqual([[], 0]);
  });

  it('unlocks an account after too many failures', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    const wrong = () => test.services.sessions.signIn(visitor, { email, password: 'wrong' });
    let last: unknown;
    for (let attempt = 0; attempt < 30; attempt += 1) last = await wrong().catch((error: unknown) => error);
    expect(last).toMatchObject({ code: 'RATE_LIMITED' });
    const accountOf = async () => (await test.services.users.accounts(administrator, [id])).get(id);
    expect(await accountOf()).toEqual({ isClosed: false, hasPassword: true, lockedUntil: expect.any(Date) });
    expect(await people.unlock(administrator, id)).toEqual(await find(id));
    expect(await accountOf()).toMatchObject({ lockedUntil: null });
    expect(await test.services.viewers.viewerOf(await tokenOf(email))).toMatchObject({ id });
  });

  const actions: Readonly<Record<string, AdminAction>> = {
    toggleStatus: (ctx, id) => people.toggleStatus(ctx, id),
    close: (ctx, id) => people.delete(ctx, id),
    deletePermanently: (ctx, id) => people.delete(ctx, id, { permanent: true }),
    sendPasswordLink: (ctx, id) => people.sendPasswordLink(ctx, id),
    unlock: (ctx, id) => people.unlock(ctx, id),
    find: (ctx, id) => test.services.users.find(ctx, id),
    list: (ctx) => test.services.users.list(ctx, { page: 'malformed' }),
    statistics: (ctx) => test.services.users.statistics(ctx),
    accounts: (ctx, id) => test.services.users.accounts(ctx, [id]),
  };
  it.each(Object.entries(actions))(
    '%s requires an administrator, also for one’s own account',
    async (_name, action) => {
      const { id } = await addPerson(test);
      for (const asked of [id, 'malformed', '']) {
        await expectRefused(action(visitor, asked), 'UNAUTHENTICATED', messages.accessDeniedNoToken);
        for (const role of roles.filter((role) => role !== 'Admin')) {
          const attempt = action(signedInAs(id, role), asked);
          await expectRefused(attempt, 'FORBIDDEN', messages.insufficientPermissions);
        }
      }
      expect(await find(id)).toMatchObject({ isActive: true });
    },
  );
});
