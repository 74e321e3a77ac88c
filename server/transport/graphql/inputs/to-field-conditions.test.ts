import { toFieldConditions } from './to-field-conditions.js';

describe('toFieldConditions', () => {
  it.each([null, undefined, {}, { disease: null }, { disease: {} }])(
    'returns no condition for %j',
    (filter) => {
      expect(toFieldConditions(filter)).toEqual([]);
    },
  );

  it.each([
    [{ eq: 'Lupus' }, { op: 'equals', values: ['Lupus'] }],
    [{ in: ['Lupus', 'Gout'] }, { op: 'equals', values: ['Lupus', 'Gout'] }],
    [{ in: [] }, { op: 'equals', values: [] }],
    [{ contains: 'up' }, { op: 'contains', values: ['up'] }],
    [{ startsWith: 'Lu' }, { op: 'startsWith', values: ['Lu'] }],
    [{ isEmpty: true }, { op: 'isEmpty', empty: true }],
    [{ isEmpty: false }, { op: 'isEmpty', empty: false }],
  ])('translates %j', (filter, condition) => {
    expect(toFieldConditions({ disease: filter })).toEqual([{ field: 'disease', ...condition }]);
  });

  it('returns one condition per operator, combined by AND', () => {
    const conditions = toFieldConditions({
      type: { contains: 'antigen', startsWith: 'nuclear' },
      disease: { eq: 'Lupus', isEmpty: false },
    });
    expect(conditions.map(({ field, op }) => `${field} ${op}`)).toEqual([
      'disease equals',
      'disease isEmpty',
      'type contains',
      'type startsWith',
    ]);
  });

  it('treats blank texts as absent', () => {
    const filter = { disease: { eq: ' ', in: ['', '\t'], contains: '', startsWith: null, isEmpty: null } };
    expect(toFieldConditions(filter)).toEqual([]);
    expect(toFieldConditions({ disease: { in: ['', 'Lupus'] } })).toEqual([
      { field: 'disease', op: 'equals', values: ['Lupus'] },
    ]);
  });
});
