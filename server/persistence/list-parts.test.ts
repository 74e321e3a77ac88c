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
