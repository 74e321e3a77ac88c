import { loadBuiltInVocabulary } from '../../services/vocabulary/built-in-vocabulary.js';
import {
  type BuiltInVocabulary,
  readBuiltInVocabulary,
} from '../../services/vocabulary/read-built-in-vocabulary.js';
import { anEntry, startTestDatabase, visitor } from '../test-database.js';
import { useFresh } from '../use-started.js';

const test = useFresh(startTestDatabase);

const list = (input = {}) => test.services.vocabulary.list(visitor, input);
const find = (name: string) => test.services.vocabulary.find(visitor, name);
const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name);

describe('the vocabulary of a new database', () => {
  it('has the built-in terms, classes first', async () => {
    const { items, pagination } = await list();
    expect(pagination).toEqual({ page: 1, limit: 200, total: 322, pages: 2 });
    expect(items[0]).toMatchObject({ name: 'Anti-citrullinated protein antibodies', isClass: true });
    expect(items.filter(({ isClass }) => isClass)).toHaveLength(11);
  });

  it('is exported as csv, and in each other format', async () => {
    const file = async (format?: string) => {
      const { body, fileName } = await test.services.vocabularyExport.export(visitor, format);
      return [fileName, (await body.toArray()).join('').split('\n').length] as const;
    };
    // A line for the header, and the end of the last line.
    expect(await file()).toEqual(['autoantibody_vocabulary.csv', 324]);
    expect(await file('tsv')).toEqual(['autoantibody_vocabulary.tsv', 324]);
    const [name, lines] = await file('sssom');
    expect(name).toBe('autoantibody_vocabulary.sssom.tsv');
    expect(lines).toBeGreaterThan(500);
    expect((await file('json'))[1]).toBe(1);
    await expect(file('xml')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is exported as json with the same links as the terms of the list', async () => {
    const { body } = await test.services.vocabularyExport.export(visitor, 'json');
    const { data } = JSON.parse((await body.toArray()).join('')) as { data: { slug: string }[] };
    const { id, slug, classes } = await find('anti-jo-1');
    const links = classes.map(({ id: classId, ...link }) => ({ _id: classId, ...link }));
    expect(data.find((term) => term.slug === slug)).toMatchObject({ _id: id, classes: links });
  });

  it('describes a term with identifiers, classes and sources', async () => {
    expect(await find('anti-jo-1')).toMatchObject({
      slug: 'anti-jo-1',
      name: 'Anti-Jo-1',
      isClass: false,
      classes: [
        { name: 'Antibodies to extractable nuclear antigens' },
        { name: 'Antisynthetase antibodies', slug: 'antisynthetase-antibodies' },
      ],
      icap: [{ code: 'AC-20', name: 'Cytoplasmic fine speckled' }],
      hpo: [{ id: 'HP:0034152', relation: 'exact' }],
      loinc: expect.arrayContaining([{ code: '5234-0', name: expect.any(String), scope: 'own' }]),
      targets: [{ uniprotId: 'P12081', name: expect.any(String) }],
      sources: expect.arrayContaining([
        { fact: 'hpo', source: 'Human Phenotype Ontology', version: '2026-08-14' },
      ]),
      counts: { entries: 0, diseases: 0 },
      version: 1,
    });
  });

  it('finds a term by id, slug and name, a class also by its abbreviation and without "antibodies"', async () => {
    const { id } = await find('ANTI JO1');
    expect(await find(id)).toMatchObject({ name: 'Anti-Jo-1' });
    for (const name of ['ANCA', 'antineutrophil-cytoplasmic-antibodies', 'Antineutrophil cytoplasmic'])
      expect(await find(name)).toMatchObject({ name: 'Antineutrophil cytoplasmic antibodies' });
    await expect(find('Anti-nothing')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Term not found',
    });
  });

  it('lists a class first where a term has its name, too', async () => {
    const found = await list({ search: 'ANA' });
    expect(names(found.items).slice(0, 2)).toEqual([
      'Antinuclear antibodies',
      'Antinuclear antibodies (ANA)',
    ]);
    expect(await find('antinuclear antibodies')).toMatchObject({ isClass: true });
  });

  it('narrows to a class with the members of its classes, to a pattern, to a search', async () => {
    const msa = await list({ class: 'myositis-specific-antibodies' });
    expect(names(msa.items)).toEqual(
      expect.arrayContaining(['Anti-MDA5', 'Antisynthetase antibodies', 'Anti-Jo-1']),
    );
    expect(msa.items).toHaveLength(19);
    expect(names((await list({ class: 'anca' })).items)).toContain('MPO-ANCA');
    for (const icap of ['ac-20', 'AC20', 'Cytoplasmic fine speckled'])
      expect(names((await list({ icap })).items)).toEqual(['Anti-Jo-1']);
    expect(names((await list({ search: 'HP:0034152' })).items)).toEqual(['Anti-Jo-1']);
    expect(names((await list({ search: 'SSB' })).items)[0]).toBe('Anti-La (SSB)');
    // Names that begin so come before those in which it only occurs, such as Antineutrophil cytoplasmic antibodies.
    const sm = ["Anti-Sm (SmB/B')", 'Anti-Sm (SmD1)', 'Anti-Sm (SmD3)', 'Anti-smooth muscle (F-actin)'];
    expect(names((await list({ search: 'sm' })).items).slice(0, 4)).toEqual(sm);
    expect(names((await list({ search: 'homogen' })).items)).toEqual([
      'Anti-dsDNA',
      'Anti-histone',
      'Anti-nucleosome',
      ...['Anti-PM/Scl-75', 'Anti-PM/Scl-100', 'Anti-Th/To (hPOP1)'],
    ]);
    expect((await list({ class: 'nothing' })).items).toEqual([]);
    expect((await list({ icap: 'AC-99' })).pagination.total).toBe(0);
  });

  it('marks the names that have several meanings', async () => {
    const { synonyms } = await find('Anti-La (SSB)');
    expect(synonyms).toContainEqual({ name: 'anti-Ha', kind: 'exact', ambiguous: true });
    expect(synonyms).toContainEqual({ name: 'Anti-SSB', kind: 'exact', ambiguous: false });
  });

  it('counts entries by the name and by exact, unambiguous synonyms, of a class those of its members', async () => {
    await test.store(
      anEntry({ disease: 'One', autoantibody: 'Anti Jo1 antibody' }),
      anEntry({ disease: 'One', autoantibody: 'anti-HISTIDYL-tRNA synthetase' }),
      anEntry({ disease: 'Two', autoantibody: 'Anti-PL-7' }),
      anEntry({ disease: 'Two', autoantibody: 'Anti-Jo-1 and others' }),
      anEntry({ disease: 'Two', autoantibody: 'Anti-Ha', autoantigen: 'La' }),
    );
    expect((await find('Anti-Jo-1')).counts).toEqual({ entries: 2, diseases: 1 });
    expect((await find('Anti-Ha')).counts).toEqual({ entries: 1, diseases: 1 });
    expect((await find('Anti-La (SSB)')).counts).toEqual({ entries: 0, diseases: 0 });
    expect((await find('antisynthetase')).counts).toEqual({ entries: 4, diseases: 2 });
  });
});

describe('the built-in vocabulary of a later version', () => {
  const later = (change: (terms: BuiltInVocabulary['terms']) => void): BuiltInVocabulary => {
    const vocabulary = structuredClone(readBuiltInVocabulary());
    change(vocabulary.terms);
    return { ...vocabulary, version: vocabulary.version + 1 };
  };

  it('changes and adds terms once, and leaves the edited and deleted ones alone', async () => {
    const edited = 'UPDATE vocabulary_terms SET edited = true, version = 2 WHERE name = $1';
    await test.database.query(edited, ['Anti-PL-7']);
    await test.database.query('UPDATE vocabulary_terms SET deleted_at = now() WHERE name = $1', ['Anti-EJ']);
    const next = later((terms) => {
      for (const term of terms)
        if (['Anti-Jo-1', 'Anti-PL-7', 'Anti-EJ'].includes(term.name))
          term.synonyms.push({ name: 'Anti-later', kind: 'related', ambiguous: true });
      terms.push({ ...structuredClone(terms.at(-1)!), name: 'Anti-new', synonyms: [] });
    });
    const before = await find('Anti-OJ');
    expect(await loadBuiltInVocabulary(test.database, next)).toEqual([`vocabulary-${String(next.version)}`]);
    expect(await loadBuiltInVocabulary(test.database, next)).toEqual([]);
    expect(await find('Anti-Jo-1')).toMatchObject({ version: 2, classes: [{}, {}] });
    expect((await find('Anti-Jo-1')).synonyms).toContainEqual(
      expect.objectContaining({ name: 'Anti-later' }),
    );
    expect((await find('Anti-PL-7')).synonyms).not.toContainEqual(
      expect.objectContaining({ name: 'Anti-later' }),
    );
    expect(await find('Anti-new')).toMatchObject({ version: 1 });
    expect(await find('Anti-OJ')).toEqual({ ...before, dataVersion: expect.any(String) });
    await expect(find('Anti-EJ')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(names((await find('antisynthetase')).members)).toEqual(
      expect.arrayContaining(['Anti-Jo-1', 'Anti-PL-7']),
    );
  });

  it('is taken in once by instances that start at the same time', async () => {
    const next = later((terms) => terms.pop());
    const runs = await Promise.all([1, 2].map(() => loadBuiltInVocabulary(test.database, next)));
    expect(runs.flat()).toEqual([`vocabulary-${String(next.version)}`]);
  });
});
