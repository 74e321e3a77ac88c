import { entryFieldNames, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { processorMs } from '../../test/processor-ms.js';
import { searchDocument, searchSegment, segmentPosition } from './search-document.js';

describe('search documents', () => {
  it('have one segment per field, in the order of the fields, and the additional values last', () => {
    const values = { ...mapEntryFields((name) => name), disease: null };
    const segments = searchDocument(values, { Curator: 'MK' }).split('\u001f');
    expect(segments).toHaveLength(entryFieldNames.length + 1);
    expect(segments[segmentPosition('disease') - 1]).toBe('');
    expect(segments[segmentPosition('type') - 1]).toBe('type');
    expect(segments.at(-1)).toBe('curator mk');
  });

  it.each([
    ['Anti-SS-A (MDA 5a)', 'anti-ss-a (mda 5a)\u001eantissa mda5a'],
    ['-a-b--c x1abc 5 -', '-a-b--c x1abc 5 -\u001eab abc5'],
  ])('append the joined words of %j', (value, segment) => {
    expect(searchSegment(value)).toBe(segment);
  });

  it('with a single long word are built within a second', async () => {
    expect(await processorMs(() => searchSegment('a'.repeat(60_000)))).toBeLessThan(1000);
  });
});
