import fc from 'fast-check';

import { guardCell, unguardCell } from './formula-guard.js';

const formulas = [
  '=1+1',
  '+SUM(A1)',
  '-2+3',
  '@cmd',
  '\t=1',
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

  it.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a; -5', "a;' -5"],
    ['a;"@x', 'a;\'"@x'],
    ["a;'+1", "a;''+1"],
    ['=1;＝1', "'=1;'＝1"],
    ['two\n=lines\r\n@x', "two\n'=lines\r\n'@x"],
    ['\r=1', "'\r'=1"],
    ['HLA-B27; 5-6\n\n(-)', 'HLA-B27; 5-6\n\n(-)'],
  ])('escapes also what follows a semicolon or a line break: %j', (cell, guarded) => {
    expect(guardCell(cell)).toBe(guarded);
    expect(unguardCell(guarded)).toBe(cell);
  });

  it('is reversible for any text', () => {
    const parts = ["'", '=', '-', '5', ';', '\n', '\r', '\t', '"', ' ', 'a', '\u200b', '＠'];
    const random = fc.sample(fc.string({ unit: fc.constantFrom(...parts) }), { numRuns: 2000, seed: 7 });
    for (const cell of [...formulas, ...honest, ...formulas.map(guardCell), ...random]) {
      expect(unguardCell(guardCell(cell))).toBe(cell);
    }
  });
});
