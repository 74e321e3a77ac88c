import { describe, expect, it } from '@jest/globals';

import { mapEntryFields } from '../entry-fields.js';
import { searchDocument, searchTerms, segmentPosition } from './search-document.js';

/** The rule that the database applies: every group needs an alternative whose texts are all contained. */
function finds(typed: string, value: string): boolean {
  const values = { ...mapEntryFields(() => null), autoantibody: value };
  const document = searchDocument(values, {});
  return searchTerms(typed).every((group) =>
    group.some((texts) => texts.every((text) => document.includes(text))),
  );
}

describe('search documents and terms', () => {
  it.each([
    ['sjogren', 'Sjögren’s syndrome'],
    ['beta2', 'Anti-β2-glycoprotein I'],
    ['β2', 'beta2 glycoprotein'],
    ['anti ssa', 'anti-SS-A'],
    ['ss-a', 'Anti-SSA'],
    ['jo1', 'Anti-Jo-1'],
    ['jo-1', 'Anti-Jo1'],
    ['mda5', 'Anti-MDA 5'],
    ['mda 5', 'Anti-MDA5'],
    ['mixed-connective', 'Mixed connective tissue'],
    ['anti–dsDNA', 'Anti-dsDNA'],
  ])('%j is found in %j', (typed, value) => {
    expect(finds(typed, value)).toBe(true);
  });

  it.each([
    ['ssb', 'anti-SS-A'],
    ['anti ssa xyz', 'anti-SS-A'],
    ['ss-a', 'assessed as positive'],
  ])('%j is not found in %j', (typed, value) => {
    expect(finds(typed, value)).toBe(false);
  });

  it('keeps one segment a field, in the order of the fields, and the additional values last', () => {
    const values = { ...mapEntryFields((name) => name), disease: null };
    const segments = searchDocument(values, { Curator: 'MK' }).split('\u001f');
    expect(segments).toHaveLength(26);
    expect(segments[segmentPosition('disease') - 1]).toBe('');
    expect(segments[segmentPosition('type') - 1]).toBe('type');
    expect(segments[25]).toBe('curator mk');
  });

  it('has no terms for a blank text', () => {
    expect(searchTerms('  - ')).toEqual([]);
  });
});
