import pLimit from 'p-limit';

import { fold } from '../../../schema/contract/rules/fold.js';
import { poolSize } from '../../persistence/data-source.js';
import { entryWhere } from '../../persistence/entry-where.js';
import { searchDocument } from '../../search/index/search-document.js';
import { noSearch } from '../../search/parse/search-query.js';
import { anywhere, containsWordSql } from '../../search/sql/contained-words.js';
import { SqlParams } from '../../search/sql/search-database.js';
import { expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { anEntry, useTestDatabase } from '../test-database.js';

const long = Array.from({ length: 1250 }, (_, at) => `x${String(at)}y`.padEnd(8, 'z')).join('');
const chinese = '抗核抗体是针对细胞核成分的自身抗体'.repeat(40);
const texts = [
  ...[
    'anti-Jo-1',
    "O'Neil's",
    String.raw`back\slash\\twice`,
    '100%_sure',
    "''quoted''",
    'a|b&!c:*',
    '(x)<->"y"',
  ],
  ...[
    'Антитела к ядру',
    'แอนติบอดี',
    '自身抗体',
    'αντίσωμα',
    '😀😀😀 four',
    'ﷺ ligature',
    'tab\tand\nline',
    'İstanbul',
  ],
  ...[
    long,
    `${long} and more`,
    chinese,
    'é'.repeat(599),
    'é'.repeat(601),
    '中'.repeat(601),
    '😀'.repeat(301),
    'NULL',
  ],
];
const wanted = [
  ...[
    'jo-1',
    "o'neil",
    String.raw`back\slash`,
    String.raw`\\twice`,
    '100%',
    '%_s',
    "''q",
    '|b&!',
    '<->',
    'null',
    ':*',
  ],
  ...[
    'антит',
    'แอนติ',
    '抗体是',
    '自身抗',
    '核成分的',
    '😀😀',
    'istanbul',
    '1yz',
    'line',
    '...',
    "'",
    '\\',
    '"y"',
    '-jo',
  ],
  ...[
    long.slice(5000, 5003),
    long.slice(4000, 4400),
    long.slice(9500),
    'e'.repeat(590),
    '中'.repeat(500),
    chinese,
  ],
];

describe('search words', () => {
  const test = useTestDatabase();
  const entries = texts.map((mechanism, at) => anEntry({ mechanism, disease: `Disease ${String(at)}` }));
  const large = { ...anEntry({ disease: 'Large' }, { notes: words(40_000) }) };
  beforeAll(() => test.store(...entries, large));

  function found(condition: string, { values }: SqlParams): Promise<{ disease: string }[]> {
    const text = `SELECT e.disease FROM entry_index i JOIN entries e USING (entry_number) WHERE
      ${condition} ORDER BY 1`;
    return test.database.query(text, values);
  }

  const documents = [...entries, large].map(({ values, additional }) => ({
    disease: values.disease ?? '',
    document: searchDocument(values, additional),
  }));
  const holders = (text: string) =>
    documents
      .filter(({ document }) => document.includes(text))
      .map(({ disease }) => ({ disease }))
      .sort((a, b) => (a.disease < b.disease ? -1 : 1));

  it.each(wanted)('find the entries that contain %.40j', async (text) => {
    const params = new SqlParams();
    expect(await found(containsWordSql(params.add(anywhere(text))), params)).toEqual(holders(text));
  });

  it('find a single word of a very long document', async () => {
    for (const text of ['word31999x', 'word39999x', 'ord7x']) {
      const params = new SqlParams();
      expect(await found(containsWordSql(params.add(anywhere(text))), params)).toEqual([
        { disease: 'Large' },
      ]);
    }
  });

  it('support filters with long and unusual texts', async () => {
    for (const value of [
      long,
      `${long.slice(-700)} and`,
      '中'.repeat(602),
      'Антитела к',
      'slash\\\\tw',
      'and line',
      '%_s',
    ]) {
      const params = new SqlParams();
      const contains = { op: 'contains', field: 'mechanism', values: [value] } as const;
      const condition = entryWhere({ search: noSearch, searchField: 'all', conditions: [contains] }, params);
      expect(await found(condition, params)).toEqual(holders(fold(value)));
    }
  });

  it('are complete when many entries with the same words are stored at once', async () => {
    const make = async (at: number): Promise<void> => {
      const entry = anEntry({
        disease: `Together ${String(at % 7)}`,
        mechanism: words(100 + (at % 5), 'same'),
      });
      await test.store(entry);
    };
    // Each has a connection: others would be refused after a wait.
    const limit = pLimit(poolSize);
    await Promise.all(Array.from({ length: 60 }, (_, at) => limit(make, at)));
    await expectListsMatchRecomputation(test);
  });
});

function words(count: number, name = 'word'): string {
  return Array.from({ length: count }, (_, at) => `${name}${String(at)}x`).join(' ');
}
