import { bibtexCitation, escapeBibtex } from './bibtexCitation';
import { citationOf } from './citation';
import { plainCitation, risCitation } from './citationFormats';

const entry = {
  accession: 'AIA0000042',
  version: 3,
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG',
  updatedAt: '2026-11-20T23:30:00.000-05:00',
};
const citation = citationOf(entry, 'https://atlas.example');

test('a citation names the day of the version in UTC, wherever it is read', () => {
  expect(citation.date).toBe('2026-11-21');
});

test('plain text is a sentence for a list of references', () => {
  expect(plainCitation(citation)).toBe(
    'The Autoimmune Atlas authors. Anti-tTG in Celiac disease. Autoimmune Atlas, AIA0000042, version 3 ' +
      '(21 Nov 2026). https://atlas.example/entries/AIA0000042.v3',
  );
});

test('BibTeX keeps the capitals of the title and takes the author for no person', () => {
  expect(bibtexCitation(citation)).toBe(`@misc{AIA0000042,
  author       = {{The Autoimmune Atlas authors}},
  title        = {{Anti-tTG in Celiac disease}},
  publisher    = {Autoimmune Atlas},
  howpublished = {Autoimmune Atlas},
  year         = {2026},
  month        = nov,
  note         = {Entry AIA0000042, version 3, 2026-11-21},
  url          = {https://atlas.example/entries/AIA0000042.v3},
}
`);
});

test('RIS has one tag a line and ends the record', () => {
  expect(risCitation(citation).split('\r\n')).toEqual([
    'TY  - DATA',
    'AU  - The Autoimmune Atlas authors,',
    'TI  - Anti-tTG in Celiac disease',
    'T2  - Autoimmune Atlas',
    'PB  - Autoimmune Atlas',
    'PY  - 2026',
    'DA  - 2026/11/21',
    'AN  - AIA0000042',
    'ET  - Version 3',
    'UR  - https://atlas.example/entries/AIA0000042.v3',
    'ER  - ',
    '',
  ]);
});

test('a line break in a name cannot begin another tag or sentence', () => {
  const hostile = citationOf(
    { ...entry, autoantibody: 'Anti-X\r\nER  - \r\nTY  - BOOK' },
    'https://atlas.example',
  );
  expect(risCitation(hostile)).toContain('TI  - Anti-X ER - TY - BOOK in Celiac disease\r\n');
  expect(risCitation(hostile).match(/^ER /gm)).toHaveLength(1);
});

test.each([
  ['50% of A_1 & B#2 for $5', String.raw`50\% of A\_1 \& B\#2 for \$5`],
  [
    String.raw`a\b{c}~^`,
    String.raw`a\textbackslash{}b\textbraceleft{}c\textbraceright{}\textasciitilde{}\textasciicircum{}`,
  ],
  [
    'β2-glycoprotein, γδ, ς, ω-gliadin',
    String.raw`$\beta$2-glycoprotein, $\gamma$$\delta$, $\varsigma$, $\omega$-gliadin`,
  ],
  ['Sjögren’s, 1–2', "Sjögren's, 1--2"],
  ['ο', 'o'],
])('BibTeX prints %j as it is', (text, written) => {
  expect(escapeBibtex(text)).toBe(written);
});

test('escapes names for BibTeX so that braces are balanced', () => {
  const hostile = citationOf({ ...entry, autoantibody: '}}, evil = {{ \\' }, 'https://atlas.example');
  const written = bibtexCitation(hostile);
  expect(written.split('{')).toHaveLength(written.split('}').length);
  expect(written).not.toMatch(/^\s*evil/m);
});
