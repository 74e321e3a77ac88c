import { processorMs } from '../../test/processor-ms.js';
import { readSearch } from '../parse/search-query.js';
import { matchRanges } from './match-ranges.js';

/** Returns the text with brackets around the highlighted ranges. */
function marked(typed: string, text: string): string {
  const ranges = matchRanges(text, readSearch(typed));
  return ranges.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

describe('match ranges', () => {
  it.each([
    ['jo1', 'Anti-[Jo-1]'],
    ['jo-1', 'Anti-[Jo1], [Jo-1]'],
    ['anti jo 1 antibody', 'Anti-[Jo-1] in 1 of 3'],
    ['b2gpi', 'Anti-[β2-GPI]; a[β2GPI]'],
    ['b2gpi', '[beta-2 GPI]'],
    ['β2GPI', '[b2-GPI]'],
    ['ifn-g', 'Anti-[IFN-gamma] and [IFN-γ]'],
    ['ssa', '[SS-A] assay'],
    ['ssa', 'An a[ssa]y'],
    ['ss a', '[SS-A] and a [SS-A]'],
    ['mda 5', '[MDA5] in 5 of 7'],
    ['mda 5', '[MDA] positive in 5'],
    ['sjogren', '[Sjögren]’s'],
    ['sjögren’s syndrome', "[Sjögren's syndrome]"],
    ['lupus nephritis', 'Nephritis in lupus'.replace('Nephritis', '[Nephritis]').replace('lupus', '[lupus]')],
    ['hemolytic anemia', '[Haemolytic anaemia], [hemolytic anemia]'],
    ['tumor', 'Large [tumour]s'],
    ['ro', '[Ro]60, protein, [Ro]'],
    ['ro', 'p[ro]tein'],
    ['cardiolipin', 'Anti[cardiolipin]'],
    ['50%', '[50]%'],
    ['%', '50[%]'],
    ['fi', 'A [ﬁ]ne day'],
    ['strasse 5', 'Die [Stra\u00adße 5]'],
    ['b2gpi', '\ufeffAnti-[ß2\u00ad-GPI]'],
    ['gpi lupus', 'a\u00a0 \ufeff[lupus]'],
    ['xyz', 'nothing'],
  ])('for %j are those in %j', (typed, expected) => {
    expect(marked(typed, expected.replace(/[[\]]/g, ''))).toBe(expected);
  });

  it.each([
    ['one long word', 'a'.repeat(10_000), 'aaaa'],
    ['many short words', 'a '.repeat(5000), 'a'],
  ])('of %s are found within a second', async (_, text, typed) => {
    const highlight = () => expect(matchRanges(text, readSearch(typed)).length).toBeGreaterThan(0);
    expect(await processorMs(highlight)).toBeLessThan(1000);
  });
});
