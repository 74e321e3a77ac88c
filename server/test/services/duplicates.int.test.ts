import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { CandidateInput } from '../../services/vocabulary/duplicates.service.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';
import { anEditor } from './editors.js';
import { expectRefused } from './people.js';

const names = { disease: 'Myositis', autoantibody: 'Anti-Jo-1', autoantigen: 'HARS1' };

describe('likely duplicates', () => {
  const test = useTestDatabase();
  const find = (input: CandidateInput) => test.services.duplicates.find(visitor, input);
  const found = async (input: CandidateInput) =>
    (await find(input)).entries.map(({ mechanism }) => mechanism);

  beforeAll(() =>
    test.store(
      anEntry({ ...names, mechanism: 'bare' }),
      anEntry({ ...names, epitope: '1-60', mechanism: 'epitope' }),
      anEntry({ ...names, epitope: '1-60', uniprotId: 'P12081', mechanism: 'both' }),
      anEntry({ ...names, epitope: '61-90', mechanism: 'other epitope' }),
      anEntry({ ...names, autoantigen: 'HARS2', mechanism: 'other antigen' }),
    ),
  );

  it('have the same three names, ignoring case and accents, and no different epitope or accession', async () => {
    const folded = { disease: ' MYOSÍTIS', autoantibody: 'anti–jo-1', autoantigen: 'hars1' };
    expect(await found({ ...folded, epitope: '1-60', uniprotId: 'p12081' })).toEqual([
      'both',
      'epitope',
      'bare',
    ]);
    expect(await found({ ...names, uniprotId: 'Q1' })).toEqual(['bare', 'epitope', 'other epitope']);
    expect(await found({ ...names, autoantigen: 'HARS' })).toEqual([]);
  });

  it('list exact ones first, without the entry itself', async () => {
    expect(await found({ ...names, epitope: ' ', uniprotId: null })).toEqual([
      'bare',
      'epitope',
      'other epitope',
      'both',
    ]);
    const [first] = (await find(names)).entries;
    for (const except of [first?.id, first?.accession, first?.id.toUpperCase()]) {
      const others = await find({ ...names, except: except ?? '' });
      expect(others).toMatchObject({ total: 3 });
      expect(others.entries.map(({ id }) => id)).not.toContain(first?.id);
    }
    expect(await found({ ...names, except: 'AIA9999999' })).toHaveLength(4);
  });

  it('are limited, and counted in full', async () => {
    const many = { disease: 'Common', autoantibody: 'ANA', autoantigen: 'DNA' };
    await test.store(...Array.from({ length: limits.duplicates + 3 }, () => anEntry(many)));
    const { entries, total } = await find(many);
    expect([entries.length, total]).toEqual([limits.duplicates, limits.duplicates + 3]);
  });

  it('are empty for a blank name, and omit deleted entries', async () => {
    for (const blank of ['', ' ', '\u200b', null, undefined]) {
      const { entries, total, dataVersion } = await find({ ...names, autoantigen: blank });
      expect([entries, total]).toEqual([[], 0]);
      expect(dataVersion).toBe((await find(names)).dataVersion);
    }
    const [last] = (await find(names)).entries.slice(-1);
    await test.services.entryEditing.delete(await anEditor(test), last?.id ?? '');
    expect((await find(names)).total).toBe(3);
  });

  it('are not searched for values that are too long', async () => {
    await expectRefused(find({ ...names, disease: ['a', 'b'] }), 'BAD_USER_INPUT', messages.text('disease'), [
      'disease',
    ]);
    const tooLong = find({ ...names, epitope: 'x'.repeat(2001) });
    await expectRefused(tooLong, 'BAD_USER_INPUT', messages.tooLong('epitope', 2000), ['epitope']);
    const broken = find({ ...names, uniprotId: '\ud800' });
    await expectRefused(broken, 'BAD_USER_INPUT', `uniprotId ${messages.badTextCharacters}`, ['uniprotId']);
    await expectRefused(find({ ...names, except: '42' }), 'BAD_USER_INPUT', messages.entryIdInvalid, [
      'except',
    ]);
  });
});
