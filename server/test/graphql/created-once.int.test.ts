import { messages } from '../../../schema/contract/messages.js';
import { signUp } from '../accounts/account-client.js';
import { aDraft } from '../services/editors.js';
import { startSubmissionClient } from '../submissions/submission-client.js';
import { aProposal } from '../submissions/submitters.js';
import { useStarted } from '../use-started.js';

const createEntry = `mutation ($input: EntryInput!, $key: String) {
  createEntry(input: $input, idempotencyKey: $key) { id version mechanism createdAt } }`;
const createSubmission = `mutation ($input: EntryInput!, $key: String) {
  createSubmission(input: $input, submitter: { name: "A visitor" }, idempotencyKey: $key) {
    id ticket disease createdAt submitterName } }`;

describe('a mutation that creates, with an idempotency key', () => {
  const caller = useStarted(startSubmissionClient);

  const ask = (query: string, key: string | null | undefined, input: object, token?: string) =>
    caller.graphql(query, { input, key }, token);
  const totalOf = async (disease: string): Promise<number> =>
    (await caller.call('GET', `/api/disease?disease=${disease}`)).body.pagination.total;

  it('creates one entry, and returns it as it is now', async () => {
    const input = aDraft({ disease: 'Once' });
    const asked = [1, 2, 3].map(() => ask(createEntry, 'one entry', input, caller.doctor));
    const [first, ...others] = await Promise.all(asked);
    expect(first.data.createEntry.id).toEqual(expect.any(String));
    for (const other of others) expect(other).toEqual(first);
    expect(await totalOf('Once')).toBe(1);
    const { id } = first.data.createEntry;
    await caller.call('PUT', `/api/disease/${String(id)}`, { mechanism: 'Changed' }, caller.doctor);
    const again = await ask(createEntry, 'one entry', input, caller.doctor);
    expect(again.data.createEntry).toMatchObject({ id, version: 2, mechanism: 'Changed' });
    await caller.call('DELETE', `/api/disease/${String(id)}`, {}, caller.doctor);
    const gone = await ask(createEntry, 'one entry', input, caller.doctor);
    expect(gone.errors[0]).toMatchObject({
      message: messages.entryNotFound,
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('is refused with other arguments, and creates for another person and without a key', async () => {
    const input = aDraft({ disease: 'Repeated' });
    await ask(createEntry, 'mine', input, caller.doctor);
    const refused = await ask(createEntry, 'mine', aDraft({ disease: 'Repeated', type: 'x' }), caller.doctor);
    expect(refused.errors[0]).toMatchObject({
      message: messages.idempotencyKeyReused,
      extensions: { code: 'CONFLICT' },
    });
    await ask(createEntry, 'mine', input, caller.reviewer);
    for (const none of [null, undefined]) await ask(createEntry, none, input, caller.doctor);
    expect(await totalOf('Repeated')).toBe(4);
  });

  it('that failed can be repeated', async () => {
    const failed = await ask(createEntry, 'failing', {}, caller.doctor);
    expect(failed.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const repeated = await ask(createEntry, 'failing', aDraft(), caller.doctor);
    expect(repeated.data.createEntry.version).toBe(1);
  });

  it('is remembered when another person is deleted for good', async () => {
    const input = aDraft({ disease: 'Remembered' });
    const first = await ask(createEntry, 'remembered', input, caller.doctor);
    const path = `/api/users/${(await signUp(caller, 'A stranger')).id}?permanent=true`;
    expect((await caller.call('DELETE', path, undefined, caller.adminToken)).status).toBe(200);
    expect(await ask(createEntry, 'remembered', input, caller.doctor)).toEqual(first);
    expect(await totalOf('Remembered')).toBe(1);
  });

  it('is for signed-in people, whatever the key', async () => {
    for (const key of ['', 'fine']) {
      const { errors } = await ask(createEntry, key, {});
      expect(errors[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    }
  });

  it.each(['visitor', 'doctor'] as const)('makes one submission of a %s, with one receipt', async (who) => {
    const token = who === 'visitor' ? undefined : caller.doctor;
    const input = aProposal({ disease: `Submitted by ${who}` });
    const [first, second] = await Promise.all([
      ask(createSubmission, 'one submission', input, token),
      ask(createSubmission, 'one submission', input, token),
    ]);
    expect(second).toEqual(first);
    const { ticket, disease } = first.data.createSubmission;
    expect(disease).toBe(input.disease);
    expect(ticket === null).toBe(who === 'doctor');
    const counted = await caller.call('GET', '/api/submissions?limit=100', undefined, caller.reviewer);
    const own = counted.body.data.filter((one: { disease: string }) => one.disease === disease);
    expect(own).toHaveLength(1);
  });
});
