import type { EntryCriteria } from '../search/entry-criteria.js';
import { noSearch, readSearch } from '../search/parse/search-query.js';
import { SqlParams } from '../search/sql/search-database.js';
import { bestPlaceSql } from './entry-order.js';
import { entryWhere } from './entry-where.js';

describe('entryWhere', () => {
  const unrestricted = { search: noSearch, searchField: 'all', conditions: [] } as const;
  const sqlOf = (criteria: Partial<EntryCriteria>) =>
    entryWhere({ ...unrestricted, ...criteria }, new SqlParams());
  const countIn = (sql: string, part: RegExp) => [...sql.matchAll(part)].length;
  const lookups = /@@ ANY/g;

  it.each(['matches', 'contains', 'startsWith', 'lists'] as const)(
    'extracts and looks up the value of an entry once for all values of %s',
    (op) => {
      const values = Array.from(
        { length: 50 },
        (_, index) => `value ${op === 'matches' ? '*' : ''}${String(index)}`,
      );
      const sql = sqlOf({ conditions: [{ field: 'disease', op, values }] });
      expect([countIn(sql, /split_part\(i\.document/g), countIn(sql, lookups)]).toEqual([1, 1]);
    },
  );

  it('looks up a text once, whichever of several fields contains it', () => {
    const fields = ['screening', 'confirmation', 'monitoring'] as const;
    const sql = sqlOf({ conditions: [{ op: 'containedInAny', fields, value: 'ant' }] });
    expect(countIn(sql, lookups)).toBe(1);
    expect(sql).toMatch(/@@ ANY[^]* AND \([^]* OR [^]* OR [^]*\)\)$/);
  });

  it('looks up three conditions at most, and of a search the longest words', () => {
    const params = new SqlParams();
    const search = readSearch('ant ibo celiac ase thyroid ein peroxidase');
    const sql = entryWhere({ ...unrestricted, search }, params);
    expect(countIn(sql, lookups)).toBeLessThan(8);
    expect(sql).toMatch(
      /^(?:\([^]*@@ ANY[^]*\) AND ){3}(?:\((?:i\.document LIKE \$\d+(?: OR )?)+\)(?: AND )?){4}$/,
    );
    const conditions = (['disease', 'autoantigen', 'epitope', 'type'] as const).map(
      (field): EntryCriteria['conditions'][number] => ({ field, op: 'contains', values: ['text'] }),
    );
    expect(countIn(sqlOf({ conditions, search }), lookups)).toBe(3);
  });
});

test('the place of a best match is looked up, not joined', () => {
  const params = new SqlParams();
  const best = { numbers: [7, 5], dataVersion: '1' };
  const sql = bestPlaceSql({ sortBy: 'relevance', sortOrder: 'asc', best }, params);
  expect(sql).toBe('($1::jsonb ->> i.entry_number::text)::integer');
  expect(params.values).toEqual(['{"5":2,"7":1}']);
});
