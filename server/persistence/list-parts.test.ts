import { fold } from '../../schema/contract/rules/fold.js';
import { listParts } from './list-parts.js';

const texts = (cell: string) => listParts(cell).map(({ text }) => text);

test.each([
  ['IgG', ['IgG']],
  ['IgG1; IgG4', ['IgG1', 'IgG4']],
  ['IgG1;IgG4 ;  IgA', ['IgG1', 'IgG4', 'IgA']],
  ['ELISA; elisa; Élisa', ['ELISA']],
  ['; ELISA;; ;', ['ELISA']],
  ['IgG；IgM', ['IgG', 'IgM']],
  ['C4, C1 inhibitor function and C1q', ['C4, C1 inhibitor function and C1q']],
  ['', []],
  [' ; ', []],
])('the parts of %p are %p', (cell, parts) => expect(texts(cell)).toEqual(parts));

test('every character that is folded to a semicolon separates parts, as it does in the filter by a part', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const semicolons = characters.filter((character) => fold(`a${character}b`) === 'a;b');
  expect(semicolons.length).toBeGreaterThan(1);
  for (const semicolon of semicolons) expect(texts(`IgG${semicolon}IgM`)).toEqual(['IgG', 'IgM']);
});
