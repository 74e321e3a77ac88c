import { valueNames } from './name-keys.js';
import { documentWords, joinSegments, searchSegment } from './search-document.js';

describe('by what values are suggested, and documents found', () => {
  it('are the words of a value and the keys of its names, each between blanks', () => {
    expect(valueNames('Anti-Jo-1')).toBe(' anti jo 1 \u001djo1 ');
    expect(valueNames('Anti-Ro/SSA')).toBe(' anti ro ssa \u001drossa \u001dro \u001dssa ');
  });

  it('are the words of a document, squeezed ones among them', () => {
    const document = joinSegments([searchSegment('Anti-Jo-1 antibody'), '', searchSegment('antibody')]);
    expect(documentWords(document)).toEqual(['anti-jo-1', 'antibody', 'antijo1']);
  });

  it('are none for a document with a word that is too long, which says so at its end', () => {
    const document = joinSegments(['short', 'x'.repeat(601)]);
    expect(document.endsWith('\u001f\u001c')).toBe(true);
    expect(documentWords(document)).toEqual([]);
    expect(documentWords(joinSegments(['short', 'x'.repeat(600)]))).toHaveLength(2);
  });
});
