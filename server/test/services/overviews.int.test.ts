import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import type { OverviewKind } from '../../nouns/overview.js';
import { projectRoot } from '../../project-root.js';
import { startStarterDatabase } from '../starter-database.js';
import { anEntry, visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';

const test = useStarted(startStarterDatabase);

const overview = (kind: OverviewKind, name: string, limit?: number) =>
  test.services.overviews.find(visitor, { kind, name, limit });

/** Returns the total of the list of an overview's entries. */
async function listed(...values: string[]): Promise<number> {
  const conditions = [{ field: 'overview', op: 'among', values }] as const;
  const { pagination } = await test.services.entryList.list(visitor, { conditions });
  return pagination.total;
}

describe('overviews', () => {
  it('of a disease have its autoantibodies, the diagnostic ones first', async () => {
    const found = await overview('disease', 'sjogren-s-syndrome');
    expect(found).toMatchObject({
      kind: 'disease',
      name: "Sjögren's syndrome",
      slug: 'sjogren-s-syndrome',
      via: 'name',
      isClass: false,
      counts: { diseases: 1 },
      identifiers: expect.arrayContaining([
        {
          database: 'Disease Ontology',
          id: 'DOID:12894',
          url: 'https://disease-ontology.org/term/DOID:12894/',
        },
      ]),
    });
    expect(found.rowsTotal).toBe(found.rows.length);
    expect(found.rowsTotal).toBe(found.counts.autoantibodies);
    expect(found.rows.reduce((sum, { entriesTotal }) => sum + entriesTotal, 0)).toBe(found.counts.entries);
    expect(found.rows[0]).toMatchObject({ role: 'diagnostic', disease: null });
    const unknown = found.rows.filter(({ specificity }) => specificity === null);
    expect(found.missing.specificity).toBe(unknown.length);
  });

  it.each([
    ['disease', 'sicca', "Sjögren's syndrome", 'synonym'],
    ['disease', 'SLE', 'Systemic lupus erythematosus', 'abbreviation'],
    ['autoantibody', 'Anti Jo1', 'Anti-Jo-1', 'name'],
    ['autoantibody', 'anti-sm', "Anti-Sm (SmB/B')", 'synonym'],
    ['autoantibody', 'topoisomerase 1', 'Anti-Scl-70', 'synonym'],
    ['autoantigen', 'P55087', 'Aquaporin-4', 'identifier'],
    ['autoantigen', 'hars1', 'Histidine--tRNA ligase, cytoplasmic', 'identifier'],
    ['autoantibody', 'anti-HARS1', 'Anti-Jo-1', 'synonym'],
    ['autoantigen', 'ro60', '60 kDa SS-A/Ro ribonucleoprotein (RO60)', 'synonym'],
    ['pattern', 'ac4', 'AC-4', 'name'],
    ['pattern', 'fine speckled', 'AC-4', 'synonym'],
  ] as const)('of the %s %s are those of %s, via %s', async (kind, name, concept, via) => {
    const found = await overview(kind, name);
    expect(found).toMatchObject({ name: concept, via });
    expect(found.rows.length).toBeGreaterThan(0);
    expect((await overview(kind, found.slug)).rows).toEqual(found.rows);
  });

  it.each([
    ['autoantigen', 'ro60', 'Ro60'],
    ['autoantigen', 'dsdna', 'dsDNA'],
    ['autoantigen', 'TSH receptor', 'TSH receptor'],
    ['autoantibody', 'SSA/Ro60', 'SSA/Ro60'],
  ] as const)('of the %s %s say that it is found by %s', async (kind, name, matched) => {
    expect(await overview(kind, name)).toMatchObject({ via: 'synonym', matched });
  });

  it('list citations whole, with their identifiers, though semicolons join their parts', async () => {
    const { references } = await overview('disease', 'SLE');
    expect(references).toContain(
      'Devreese KMJ et al. J Transl Autoimmun 2021;4:100134. PMID:34816113; PMC8592860',
    );
    expect(references).not.toContain('PMC8592860');
    expect(references.filter((reference) => /^\d+(\(\d+\))?:/.test(reference))).toEqual([]);
  });

  it('of a class and of a pattern keep the numbers of different autoantibodies apart', async () => {
    const anca = await overview('autoantibody', 'ANCA');
    expect(anca).toMatchObject({ isClass: true });
    const names = new Set(anca.rows.map(({ name }) => name));
    expect(names.size).toBe(anca.counts.autoantibodies);
    expect(names.size).toBeGreaterThan(1);
    expect(anca.rows.every(({ disease }) => disease !== null)).toBe(true);
    const vocabulary = await test.services.vocabulary.find(visitor, 'ANCA');
    expect(anca.counts.entries).toBe(vocabulary.counts.entries);
  });

  it('of what only the vocabulary knows have no rows', async () => {
    const file = readFileSync(join(projectRoot(), 'data/disease-names.csv'), 'utf8');
    const known = file
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
    const { entries } = await test.services.entryList.list(visitor, { limit: 1000 });
    const used = new Set(entries.map(({ disease }) => overviewSlug(disease ?? '')));
    const unused = known.find((name) => /^[A-Z]/.test(name) && !used.has(overviewSlug(name))) ?? '';
    expect(await overview('disease', unused)).toMatchObject({
      name: unused,
      rows: [],
      rowsTotal: 0,
      counts: { entries: 0 },
    });
  });

  it.each(['lupus', 'lupus-erythematosus'])('of %s, without entries, lead to the diseases', async (name) => {
    const { kinds, counts } = await overview('disease', name);
    expect(counts.entries).toBe(0);
    expect(kinds[0]).toEqual({
      name: 'Systemic lupus erythematosus',
      slug: 'systemic-lupus-erythematosus',
    });
    expect(kinds.map((one) => one.name)).toContain('Neonatal lupus erythematosus');
    expect((await overview('disease', 'SLE')).kinds).toEqual([]);
  });

  it.each([
    ['autoantibody', 'ANA', ['Antinuclear antibodies (ANA)']],
    ['autoantibody', 'anti-sm', ['Anti-Sm (SmD1)', 'Anti-Sm (SmD3)']],
    ['autoantibody', 'antinuclear-antibodies', []],
    ['autoantigen', 'P55087', []],
  ] as const)('of the %s %s name what else it means', async (kind, name, others) => {
    const { otherMeanings } = await overview(kind, name);
    expect(otherMeanings.map((one) => one.name).sort()).toEqual(others);
  });

  it('of an autoantibody list its kinds', async () => {
    const { kinds, rows } = await overview('autoantibody', 'anti-centromere');
    expect(kinds.map(({ name }) => name)).toContain('Anti-centromere (CENP-B)');
    expect(rows.map(({ name }) => name)).not.toContain('Systemic sclerosis');
    const [{ slug } = { slug: '' }] = kinds.filter(({ name }) => name.includes('CENP-B'));
    expect((await overview('autoantibody', slug)).kinds).toEqual([]);
  });

  it('of a disease by an ambiguous name list the other diseases', async () => {
    const { meanings } = await test.services.names.resolve(visitor, 'APS');
    const { name, otherMeanings } = await overview('disease', 'APS');
    expect(otherMeanings.length).toBeGreaterThan(0);
    const named = [name, ...otherMeanings.map((one) => one.name)];
    expect(named.sort()).toEqual(meanings.map((one) => one.name).sort());
  });

  it('are not found for unknown names and kinds', async () => {
    const error = { code: 'NOT_FOUND', message: 'Nothing is known by that name' };
    await expect(overview('disease', 'nothing-at-all')).rejects.toMatchObject(error);
    await expect(overview('pattern', 'AC-99')).rejects.toMatchObject(error);
    const kind = { kind: 'epitope', name: 'sicca' };
    await expect(test.services.overviews.find(visitor, kind)).rejects.toMatchObject(error);
    await expect(overview('disease', ' ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('are reached by every name of every entry, and hold that entry', async () => {
    const { entries } = await test.services.entryList.list(visitor, { limit: 1000 });
    const missed: string[] = [];
    for (const field of ['disease', 'autoantibody', 'autoantigen'] as const) {
      for (const name of new Set(entries.map((entry) => entry[field]))) {
        const own = entries.filter((entry) => entry[field] === name).map(({ accession }) => accession);
        const found = await overview(field, overviewSlug(name ?? '')).catch(() => null);
        const listed = found?.rows.flatMap((row) => row.entries) ?? [];
        if (!own.every((accession) => listed.includes(accession))) missed.push(`${field} ${name}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['disease', 'SLE'],
    ['disease', 'sicca'],
    ['autoantibody', 'Anti-Ro60 (SSA)'],
    ['autoantibody', 'Anti-TPO'],
    ['autoantigen', 'p10155'],
    ['pattern', 'AC-20'],
  ] as const)('of the %s %s count the entries that the list has of it', async (kind, name) => {
    const found = await overview(kind, name);
    expect(await listed(`${kind}/${found.slug}`)).toBe(found.counts.entries);
    expect(await listed(`${kind}/${found.name}`)).toBe(found.counts.entries);
    expect(found.counts.entries).toBeGreaterThan(0);
  });

  it('count the entries under every name, and list them all', async () => {
    const before = await overview('autoantibody', 'Anti-Ro60 (SSA)');
    const names = ['Anti-SSA', 'anti-ro60', 'SSA'];
    await test.store(...names.map((autoantibody) => anEntry({ disease: 'Sicca', autoantibody })));
    const after = await overview('autoantibody', 'Anti-Ro60 (SSA)');
    expect(after.counts.entries).toBe(before.counts.entries + 3);
    expect(after.spellings).toEqual(expect.arrayContaining([before.name, ...names]));
    expect(await listed('autoantibody/anti-ro60-ssa')).toBe(after.counts.entries);
    const disease = await overview('disease', 'Sicca');
    expect(disease.spellings).toEqual(["Sjögren's syndrome", 'Sicca']);
    expect(await listed('disease/sicca')).toBe(disease.counts.entries);
  });

  it('that are unknown list no entry, and only one can be listed', async () => {
    expect(await listed('disease/nothing-at-all')).toBe(0);
    expect(await listed('epitope/sicca')).toBe(0);
    expect(await listed('sicca')).toBe(0);
    await expect(listed('disease/sicca', 'disease/sle')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('link only to names that have overviews', async () => {
    const found = await overview('disease', 'systemic-lupus-erythematosus');
    for (const row of found.rows) {
      const linked = await overview('autoantibody', row.slug);
      expect(linked.name).toBe(row.name);
      expect(linked.counts.diseases).toBe(row.alsoIn + 1);
    }
  });

  it('are reached by names that are too long for a slug, and so is what they mean', async () => {
    const name = (of: string) => `${of} of a long name, ${'βx '.repeat(200)}/ end`;
    const [disease, autoantibody, autoantigen] = [name('Disease'), name('Anti-A'), name('Target')];
    await test.store(anEntry({ disease, autoantibody, autoantigen }));
    for (const [kind, text] of Object.entries({ disease, autoantibody, autoantigen })) {
      const found = await overview(kind as OverviewKind, overviewSlug(text));
      expect(found).toMatchObject({ name: text, counts: { entries: 1 } });
      const { meanings } = await test.services.names.resolve(visitor, text);
      expect(meanings).toMatchObject([{ kind, name: text, slug: found.slug, entries: 1 }]);
    }
  });

  it('limit their rows, not their counts', async () => {
    const all = await overview('disease', 'sle');
    const some = await overview('disease', 'sle', 3);
    expect(some.rows).toEqual(all.rows.slice(0, 3));
    expect(some).toMatchObject({ rowsTotal: all.rowsTotal, counts: all.counts, missing: all.missing });
    await expect(overview('disease', 'sle', 1001)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['disease', 'sle'],
    ['autoantibody', 'anti-jo-1'],
    ['autoantibody', 'anti-ovw7'],
    ['autoantigen', 'ro60'],
    ['pattern', 'ac4'],
  ] as const)('of the %s %s have the names and identifiers of the head of their page', async (kind, name) => {
    await test.store(anEntry({ autoantibody: 'Anti-Ovw7', synonym: 'anti-p7; Ovw seven' }));
    const { slug, alsoCalled, identifiers, ...found } = await overview(kind, name);
    const subject = await test.services.overviews.subject(visitor, { kind, name });
    expect(subject).toEqual({ name: found.name, slug, alsoCalled, identifiers });
    expect([...alsoCalled, ...identifiers]).not.toEqual([]);
  });

  it('join spellings, and show a write at once', async () => {
    await test.store(
      anEntry({
        disease: 'Overview disease',
        autoantibody: 'Anti-Ovw1',
        sensitivity: '40%',
        isotypeSubclasses: 'IgG',
      }),
      anEntry({ disease: 'OVERVIEW-disease', autoantibody: 'anti Ovw1 antibody', sensitivity: '50 of 100' }),
      anEntry({ disease: 'Another overview disease', autoantibody: 'Anti-Ovw-1' }),
    );
    expect(await overview('disease', 'overview-disease')).toMatchObject({
      name: 'Overview disease',
      counts: { entries: 2, autoantibodies: 1 },
      rows: [
        { name: 'Anti-Ovw1', entriesTotal: 2, isotypes: ['IgG'], alsoIn: 1, sensitivity: { value: 0.5 } },
      ],
    });
    expect(await overview('autoantibody', 'anti-ovw1')).toMatchObject({
      counts: { entries: 3, diseases: 2 },
      rows: [{ name: 'Overview disease' }, { name: 'Another overview disease' }],
    });
  });

  it('count the autoantibodies of a disease in all its spellings, also of one that no vocabulary has', async () => {
    await test.store(
      anEntry({ disease: 'Twice-spelled disease', autoantibody: 'Anti-Ovw4' }),
      anEntry({ disease: 'Twice spelled disease', autoantibody: 'Anti-Ovw5' }),
      anEntry({ disease: 'Twice spelled disease', autoantibody: 'Anti-Ovw6' }),
    );
    const alsoIn = async (autoantibody: string) =>
      (await overview('autoantibody', autoantibody)).rows[0]?.alsoIn;
    expect(await alsoIn('Anti-Ovw4')).toBe(2);
    expect(await alsoIn('Anti-Ovw5')).toBe(2);
  });

  it('count the autoantibodies of a disease whose name is too long for a key', async () => {
    const disease = `Disease ${'with a long name '.repeat(20)}`.trim();
    for (const autoantibody of ['Anti-Ovw-long1', 'Anti-Ovw-long2'])
      await test.store(anEntry({ disease, autoantibody }));
    expect((await overview('autoantibody', 'Anti-Ovw-long1')).rows).toMatchObject([
      { name: disease, alsoIn: 1 },
    ]);
  });

  it('count anew where else a row occurs after each write', async () => {
    const [disease, autoantibody] = ['Counted disease', 'Anti-Ovw2'];
    const alsoIn = async () => {
      const { rows: autoantibodies } = await overview('disease', disease);
      const { rows: diseases } = await overview('autoantibody', autoantibody);
      return [...autoantibodies, ...diseases].map((row) => [row.name, row.alsoIn]);
    };
    await test.store(anEntry({ disease, autoantibody }));
    expect(await alsoIn()).toEqual([
      [autoantibody, 0],
      [disease, 0],
    ]);
    await test.store(
      anEntry({ disease: 'Second counted disease', autoantibody }),
      anEntry({ disease, autoantibody: 'Anti-Ovw3' }),
    );
    expect(await alsoIn()).toEqual([
      ['Anti-Ovw3', 0],
      [autoantibody, 1],
      ['Second counted disease', 0],
      [disease, 1],
    ]);
  });
});
