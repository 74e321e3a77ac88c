import type { ImportView } from '../../nouns/import.js';
import type { ImportOptionsInput } from '../../services/imports/import-inputs.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { csvOf, startImportingDatabase } from './importers.js';
import { expectListsMatchRecomputation } from './recomputed-lists.js';

const header = 'accession,disease,autoantibody,autoantigen,epitope,type';

/**
 * The first entry determines the spelling of a value in all lists: of several, the one with the smallest number,
 * wherever its row is.
 */
describe('spellings of imported values', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));

  /** Imports these rows, and expects the lists to match recomputed ones. */
  async function imported(rows: readonly string[], options?: ImportOptionsInput): Promise<ImportView> {
    const done = await test.importCsv(importer, csvOf(header, ...rows), options);
    expect(done).toMatchObject({ status: 'done', failed: 0 });
    await expectListsMatchRecomputation(test);
    return done;
  }

  /** The count of a value by its sort key, with the spelling that lists show. */
  async function listed(field: string, key: string): Promise<string | undefined> {
    const text = 'SELECT value, count FROM entry_values WHERE field = $1 AND key = $2';
    const [found] = await test.database.query<{ value: string; count: number }>(text, [field, key]);
    return found === undefined ? undefined : `${found.value} ${String(found.count)}`;
  }

  async function undo({ id }: ImportView): Promise<void> {
    await test.services.imports.undo(importer, id);
    await expectListsMatchRecomputation(test);
  }

  it('are those of the row with the lowest entry number for new values', async () => {
    const done = await imported([
      ',Alpha,anti-A,Aa,Tip,IgG',
      ',ALPHA,Anti-A,aA,tip,igg',
      ',Beta,anti-B,Bb,,IgM',
      'AIA0000450,beta,ANTI-B,bB,,IGM',
      'AIA0000440,BETA,anti-b,BB,,igm',
    ]);
    expect(await listed('disease', 'alpha')).toBe('Alpha 2');
    expect(await listed('disease', 'beta')).toBe('BETA 3');
    await undo(done);
    expect(await listed('disease', 'beta')).toBeUndefined();
  });

  it('stay unchanged for known values, unless a row has a lower number; undo restores them', async () => {
    const one = await imported(['AIA0000600,Gamma,anti-G,Gg,End,IgA', ',Gamma,anti-G,G2,End,IgA']);
    const two = await imported([',GAMMA,Anti-G,gg,END,IGA', ',GAMMA,Anti-G,g2,end,IGA']);
    expect(await listed('disease', 'gamma')).toBe('Gamma 4');
    const three = await imported([',Gamma,anti-G,G3,End,IgA', 'AIA0000560,gamma,anti-g,gG,end,iga']);
    expect(await listed('disease', 'gamma')).toBe('gamma 6');
    const four = await imported(['AIA0000550,GaMMa,anti-g,gG,end,iga']);
    expect(await listed('disease', 'gamma')).toBe('GaMMa 7');
    await undo(three);
    expect(await listed('disease', 'gamma')).toBe('GaMMa 5');
    await undo(four);
    expect(await listed('disease', 'gamma')).toBe('Gamma 4');
    await undo(one);
    expect(await listed('disease', 'gamma')).toBe('GAMMA 2');
    await undo(two);
    expect(await listed('disease', 'gamma')).toBeUndefined();
  });

  it('follow the final entries if updates of the same file remove or add values', async () => {
    await imported(['AIA0000700,Delta,anti-D,Dd,Loop,IgE', 'AIA0000701,Delta,anti-D,D2,Tail,IgE']);
    const edits = await imported(
      ['AIA0000700,Delta,anti-D,Dd,Knot,IgE', ',DELTA,anti-d,D3,LOOP,IGE', ',delta,anti-d,D4,KNOT,ige'],
      { existing: 'update' },
    );
    expect(edits).toMatchObject({ inserted: 2, updated: 1 });
    expect(await listed('epitope', 'loop')).toBe('LOOP 1');
    expect(await listed('epitope', 'knot')).toBe('Knot 2');
    await undo(edits);
    expect(await listed('epitope', 'loop')).toBe('Loop 1');
    expect(await listed('epitope', 'knot')).toBeUndefined();
  });
});
