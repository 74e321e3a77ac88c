import { messages } from '../../../schema/contract/messages.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

describe('entries by their ids', () => {
  const test = useTestDatabase();
  const ask = (...ids: string[]) => test.services.entryDetail.byIds(visitor, ids);

  it('are returned in the requested order, by id or accession in any case, with repetitions', async () => {
    const [one, other] = [anEntry({ autoantibody: 'one' }), anEntry({ autoantibody: 'other' })];
    await test.store(one, other);
    const [first] = await ask(one.id);
    const named = await ask(other.id.toUpperCase(), ` ${first?.accession.toLowerCase() ?? ''} `, other.id);
    expect(named.map((entry) => entry?.autoantibody)).toEqual(['other', 'one', 'other']);
    expect(named[1]).toEqual(first);
  });

  it('are null if unknown or deleted', async () => {
    const [kept, gone] = [anEntry({ autoantibody: 'kept' }), anEntry({ autoantibody: 'gone' })];
    await test.store(kept, gone);
    const before = await ask(gone.id, kept.id);
    await test.database.query('UPDATE entries SET deleted_at = now() WHERE id = $1', [gone.id]);
    const after = await ask(gone.id, before[0]?.accession ?? '', kept.id, 'AIA9999999');
    expect(after.map((entry) => entry?.autoantibody ?? null)).toEqual([null, null, 'kept', null]);
  });

  it.each([
    ['none', [], messages.entryIdsNumber(1, 50), 'ids'],
    ['too many ids', Array.from({ length: 51 }, () => 'AIA0000001'), messages.entryIdsNumber(1, 50), 'ids'],
    ['a malformed id', ['AIA0000001', '42'], messages.entryIdInvalid, 'ids.1'],
    ['a blank id', [' '], messages.entryIdRequired, 'ids.0'],
  ])('are rejected for %s', async (_, ids, message, path) => {
    await expect(ask(...ids)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      problems: [{ path, message }],
    });
  });
});
