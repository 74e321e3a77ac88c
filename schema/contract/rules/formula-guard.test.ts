import { guardCell, unguardCell } from './formula-guard.js';

const formulas = [
  '=1+1',
  '+SUM(A1)',
  '-2+3',
  '@cmd',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '\u200b=1',
  '\u2060=1',
  '\u00ad=1',
  '\u061c=1',
  '\u202e=1',
  "'=1",
  "''=1",
  '-five',
];
const honest = ['+', '++', '-', '-5', '+0.5', '-5 %', "'quoted'", 'anti-Ro', '≥1:40', '5-6', '', "'"];

describe('formula guard', () => {
  it.each(formulas)('escapes %j', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
  });

  it.each(honest)('leaves %j unchanged', (cell) => {
    expect(guardCell(cell)).toBe(cell);
  });

  it('is reversible for any text', () => {
    for (const cell of [...formulas, ...honest, ...formulas.map(guardCell)]) {
      expect(unguardCell(guardCell(cell))).toBe(cell);
    }
  });
});
