import { sortKey } from '../../search/index/sort-key.js';
import { startStarterDatabase } from '../starter-database.js';
import { anEntry, visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';
import { differentNames } from './name-pairs.js';

const test = useStarted(startStarterDatabase);

async function meantBy(name: string, field: string): Promise<readonly string[]> {
  const { meanings } = await test.services.names.resolve(visitor, name, field);
  return meanings.map((meaning) => meaning.name);
}

describe('what a name means in a field', () => {
  it.each([
    ['disease', 'SLE', ['Systemic lupus erythematosus']],
    ['disease', 'Sjogrens syndrome', ["Sjögren's syndrome"]],
    ['disease', 'Sjögren disease', ["Sjögren's syndrome"]],
    ['autoantibody', 'Anti Ro60 (SSA)', ['Anti-Ro60 (SSA)']],
    ['autoantibody', 'SSA / Ro60', ['Anti-Ro60 (SSA)']],
    ['autoantibody', 'anti-native DNA', ['Anti-dsDNA']],
    ['autoantibody', 'Ro52/Ro60', []],
    ['autoantibody', 'ACPA', []],
    ['autoantibody', 'ANCA', []],
    ['autoantigen', 'Ro60', ['60 kDa SS-A/Ro ribonucleoprotein (RO60)']],
    ['autoantigen', 'p10155', ['60 kDa SS-A/Ro ribonucleoprotein (RO60)']],
    ['autoantigen', 'TG2', ['Protein-glutamine gamma-glutamyltransferase 2']],
    ['autoantigen', 'Aquaporin-4 (AQP4)', ['Aquaporin-4']],
    ['autoantigen', 'SSA/Ro60', ['60 kDa SS-A/Ro ribonucleoprotein (RO60)']],
    ['autoantigen', 'Aquaporin-4 (TG2)', []],
    ['autoantigen', 'Aquaporin-4 (unheard of)', []],
    ['disease', 'Systemic lupus erythematosus (SLE)', ['Systemic lupus erythematosus']],
    ['disease', 'Anti-dsDNA', []],
    ['autoantibody', 'nobody knows this', []],
  ])('%s: %s means %j', async (field, name, meant) => {
    expect(await meantBy(name, field)).toEqual(meant);
  });

  it('lists every meaning of an ambiguous name, most entries first', async () => {
    const { meanings, ambiguous } = await test.services.names.resolve(visitor, 'APS', 'disease');
    expect(ambiguous).toBe(true);
    const entries = meanings.map((meaning) => meaning.entries);
    expect(entries).toEqual([...entries].sort((a, b) => b - a));
  });

  it.each(differentNames)('$left is not $right', async ({ left, right, kind }) => {
    const [one, other] = await Promise.all(
      [left, right].map(async (name) => {
        const { meanings, ambiguous } = await test.services.names.resolve(visitor, name, kind);
        return ambiguous ? undefined : meanings[0]?.name;
      }),
    );
    expect(one === undefined || one !== other).toBe(true);
  });

  it('finds the autoantibody of an entry that lists the name as its synonym', async () => {
    const names = { disease: 'Myositis', autoantibody: 'Anti-Newcomer', autoantigen: 'NEW1' };
    await test.store(anEntry({ ...names, synonym: 'anti-NC9; anti-nothing' }));
    expect(await meantBy('NC9', 'autoantibody')).toEqual(['Anti-Newcomer']);
    expect(await meantBy('Newcomer', 'autoantibody')).toEqual(['Anti-Newcomer']);
    expect(await meantBy('Myositis', 'autoantibody')).toEqual([]);
  });

  it('is the name that most entries use, also if few of them give the accession', async () => {
    for (const autoantigen of ['Alpha-enolase', 'Alpha-enolase', 'Alpha-enolase'])
      await test.store(anEntry({ autoantigen }));
    for (const autoantigen of ['Enolase 1', 'Enolase 1', 'Enolase 1'])
      await test.store(anEntry({ autoantigen, uniprotId: 'P06733' }));
    const { meanings } = await test.services.names.resolve(visitor, 'Alpha-enolase', 'autoantigen');
    // Five are Alpha-enolase, three Enolase 1; another is Alpha-enolase, citrullinated.
    expect(meanings).toMatchObject([{ name: 'Alpha-enolase', via: 'name', entries: 9 }]);
  });

  it('is refused for another field', async () => {
    await expect(meantBy('SLE', 'epitope')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('likely duplicates across spellings', () => {
  const ro60 = '60 kDa SS-A/Ro ribonucleoprotein (RO60)';
  const duplicates = async (disease: string, autoantibody: string, autoantigen: string, uniprotId = '') => {
    const found = await test.services.duplicates.find(visitor, {
      ...{ disease, autoantibody, autoantigen, uniprotId },
    });
    return found.entries.map((entry) => `${entry.disease} / ${entry.autoantibody}`);
  };

  it.each([
    ["Sjögren's syndrome", 'Anti-Ro60 (SSA)', ro60],
    ['Sjogrens syndrome', 'Anti Ro60 (SSA)', ro60],
    ['Sjögren disease', 'Anti-Ro60', ro60],
    ['Sicca', 'anti-SSA / Ro60', 'Ro60'],
    ['SjD', 'Anti-SSA', 'RO60'],
    ['Sjogren’s Syndrome', 'SSA / Ro60', 'P10155'],
    ["Sjögren's syndrome", 'Anti-Ro60', 'The Ro particle', 'P10155'],
  ])('%s / %s / %s is there', async (...names) => {
    expect(await duplicates(...(names as [string, string, string, string?]))).toEqual([
      "Sjögren's syndrome / Anti-Ro60 (SSA)",
    ]);
  });

  it('SLE / Anti-dsDNA is there', async () => {
    expect(await duplicates('SLE', 'anti-dsDNA', 'Double-stranded DNA')).toEqual([
      'Systemic lupus erythematosus / Anti-dsDNA',
    ]);
  });

  it.each([
    ["Sjögren's syndrome", 'Anti-Ro52', ro60],
    ["Sjögren's syndrome", 'Anti-Ro60', ro60, 'P19474'],
    ['Lupus nephritis', 'Anti-Ro60', ro60],
    ['Type 2 diabetes mellitus', 'Anti-GAD65', 'Glutamate decarboxylase 2'],
  ])('%s / %s / %s is not', async (...names) => {
    expect(await duplicates(...(names as [string, string, string, string?]))).toEqual([]);
  });
});

describe('the key by which entries write a name', () => {
  it.each([
    ['SSA', 'Anti-Ro60 (SSA)'],
    ['RF', 'Rheumatoid factor'],
    ['Anti-unheard-of 12', 'Anti-unheard-of 12'],
  ])('%s is that of %s: of an ambiguous one that of most entries', async (name, written) => {
    expect(await test.services.fieldNames.usualKeys('autoantibody', [name, ''])).toEqual([
      sortKey(written),
      null,
    ]);
  });

  it('RF is its own once an entry holds it', async () => {
    await test.store(anEntry({ autoantibody: 'RF' }));
    expect(await test.services.fieldNames.usualKeys('autoantibody', ['rf'])).toEqual([sortKey('RF')]);
  });
});
