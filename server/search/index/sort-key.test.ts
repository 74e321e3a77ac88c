import { sortKey } from './sort-key.js';

/** Sorts as the database does: byte by byte. */
function sorted(values: readonly string[]): string[] {
  const bytes = (value: string): Buffer => Buffer.from(sortKey(value) ?? '');
  return [...values].sort((a, b) => Buffer.compare(bytes(a), bytes(b)));
}

describe('sortKey', () => {
  it('is null for blank values', () => {
    expect([sortKey(null), sortKey(''), sortKey('  \n')]).toEqual([null, null, null]);
  });

  it('sorts numbers in texts by value', () => {
    const values = ['CD2', 'CD10', 'CD100', 'CD20', 'CD1234567890', 'CD99999999'];
    expect(sorted(values)).toEqual(['CD2', 'CD10', 'CD20', 'CD100', 'CD99999999', 'CD1234567890']);
  });

  it('ignores case and accents', () => {
    expect(sorted(['zebra', 'Éclair', 'apple', 'Zaire', 'eclipse'])).toEqual([
      'apple',
      'Éclair',
      'eclipse',
      'Zaire',
      'zebra',
    ]);
  });

  it('is equal exactly for values that differ in case and accents only', () => {
    expect(sortKey('SJÖGREN')).toBe(sortKey('sjogren'));
    expect(sortKey('factor 02')).not.toBe(sortKey('factor 2'));
    expect(sortKey('0')).not.toBe(sortKey('00'));
  });

  it('is short for long texts, and still distinguishes them', () => {
    const long = 'Residues 1-200 of a very long description. '.repeat(200);
    const key = sortKey(`${long}a`) ?? '';
    expect(Buffer.byteLength(key)).toBeLessThan(1000);
    expect(key).not.toBe(sortKey(`${long}b`));
    expect(Buffer.byteLength(sortKey('漢'.repeat(3000)) ?? '')).toBeLessThan(2700);
  });
});
