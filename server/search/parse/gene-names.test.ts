import { makeGeneNames } from './gene-names.js';

const gene = { previousSymbol: '', aliases: [] };
const tshr = { ...gene, symbol: 'TSHR', accession: 'P16473', aliases: ['LGR3'] };
const hars = { ...gene, symbol: 'HARS1', accession: 'P12081', previousSymbol: 'HARS', aliases: ['HisRS'] };
const calr = { ...gene, symbol: 'CALR', accession: 'P27797', aliases: ['SSA', 'HARS', 'Shared'] };
const histones = ['H4C1', 'H4C2'].map((symbol) => ({
  ...gene,
  symbol,
  accession: 'P62805',
  aliases: ['H4F2'],
}));
const other = { ...gene, symbol: 'OTHER', accession: 'Q00000', aliases: ['Shared'] };
const genes = makeGeneNames(() => [tshr, hars, calr, ...histones, other]);

test.each([
  ['TSHR', 'P16473', 'TSHR'],
  ['anti-TSHR', 'P16473', 'TSHR'],
  ['tshr-ab', 'P16473', 'TSHR'],
  ['TSHRAbs', 'P16473', 'TSHR'],
  ['LGR3', 'P16473', 'LGR3'],
  // A previous symbol counts more than an alias.
  ['HARS', 'P12081', 'HARS'],
  // Two genes of one protein.
  ['H4F2', 'P62805', 'H4F2'],
])('%s names the protein %s by %s', (text, accession, symbol) => {
  expect(genes.namedBy(text)).toEqual({ accession, symbol });
});

test.each(['', '-', 'anti', 'Nothing', 'Shared', 'SSA'])(
  '"%s" names nothing: no gene, several, or one by a short alias',
  (text) => {
    expect(genes.namedBy(text)).toBeNull();
  },
);

it('reads the genes when the first name is looked up, and only then', () => {
  const rows = jest.fn(() => [tshr]);
  const lazy = makeGeneNames(rows);
  expect(rows).not.toHaveBeenCalled();
  lazy.namedBy('TSHR');
  lazy.namedBy('LGR3');
  expect(rows).toHaveBeenCalledTimes(1);
});
