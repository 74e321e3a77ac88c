import { describe, expect, it } from '@jest/globals';

import { mapEntryFields } from '../entry-fields.js';
import { searchDocument, segmentPosition } from './search-document.js';

describe('search documents', () => {
  it('keeps one segment a field, in the order of the fields, and the additional values last', () => {
    const values = { ...mapEntryFields((name) => name), disease: null };
    const segments = searchDocument(values, { Curator: 'MK' }).split('\u001f');
    expect(segments).toHaveLength(26);
    expect(segments[segmentPosition('disease') - 1]).toBe('');
    expect(segments[segmentPosition('type') - 1]).toBe('type');
    expect(segments[25]).toBe('curator mk');
  });
});
