import type { Match, MatchHighlight } from './matches';
import { excerptOf, hiddenHighlight, highlightRanges, rangesIn } from './matchHighlights';

const highlight = (
  field: MatchHighlight['field'],
  fragment: string,
  ...marked: string[]
): MatchHighlight => ({
  field,
  fragment,
  ranges: marked.map((letters) => {
    const start = fragment.indexOf(letters);
    return { start, end: start + letters.length };
  }),
});
const match = (highlights: MatchHighlight[], values: Partial<Match> = {}): Match => ({
  entryId: '1',
  field: highlights[0]?.field ?? null,
  synonym: null,
  highlights,
  ...values,
});

test('ranges of a fragment are moved to where it stands in the text', () => {
  expect(rangesIn('about Jo-1 here', highlight('mechanism', 'Jo-1 here', 'Jo-1'))).toEqual([
    { start: 6, end: 10 },
  ]);
  expect(rangesIn('changed since', highlight('mechanism', 'Jo-1', 'Jo-1'))).toEqual([]);
  expect(rangesIn('anything', undefined)).toEqual([]);
});

test('returns nothing if visible columns highlight the same letters in any spelling', () => {
  const found = [highlight('autoantibody', 'Anti-Jo-1', 'Jo-1'), highlight('synonym', 'anti-jo1', 'jo1')];
  expect(hiddenHighlight(match(found), ['disease', 'autoantibody'])).toBeNull();
});

test('returns the hidden column that matches best', () => {
  const found = [highlight('mechanism', 'blocks SS-A', 'SS-A'), highlight('synonym', 'SS-A', 'SS-A')];
  expect(hiddenHighlight(match(found, { field: 'synonym' }), ['disease'])?.field).toBe('synonym');
  expect(hiddenHighlight(match(found, { field: null }), ['disease'])?.field).toBe('mechanism');
});

test('returns a word that only a hidden column has', () => {
  const found = [
    highlight('autoantibody', 'Anti-Jo-1', 'Jo-1'),
    highlight('mechanism', 'in the lung', 'lung'),
  ];
  expect(hiddenHighlight(match(found), ['autoantibody'])?.field).toBe('mechanism');
});

test('what the vocabulary calls a disease needs no other reason', () => {
  const found = [highlight('reference', 'a study of SLE', 'SLE')];
  expect(hiddenHighlight(match(found, { field: 'disease', synonym: 'SLE' }), ['disease'])).toBeNull();
});

test('a disease that matched by a synonym is not highlighted as a whole', () => {
  const found = match([highlight('disease', 'Uveitis', 'Uveitis')]);
  expect(highlightRanges('Uveitis', 'disease', found)).toHaveLength(1);
  expect(highlightRanges('Uveitis', 'disease', { ...found, synonym: 'UV' })).toEqual([]);
  expect(highlightRanges('Uveitis', 'type', found)).toEqual([]);
});

test('an excerpt begins shortly before the first mark, at a word', () => {
  const long =
    'The first sentence has nothing to do with it at all. Later the antigen SS-A is named, and again SS-A';
  const { text, ranges } = excerptOf(highlight('mechanism', long, 'SS-A'));
  expect(text).toMatch(/^…\S.{0,32}SS-A is named/);
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['SS-A']);
  const short = highlight('synonym', 'anti-SS-A', 'SS-A');
  expect(excerptOf(short)).toEqual({ text: 'anti-SS-A', ranges: short.ranges });
  const oneWord = `${'x'.repeat(80)}SS-A`;
  expect(excerptOf(highlight('epitope', oneWord, 'SS-A')).text).toBe('…SS-A');
});
