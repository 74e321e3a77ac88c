import type { PreviewedRow } from '../../persistence/imports/import-reads.repository.js';
import { rowView } from './import-views.js';

const nothing: Omit<PreviewedRow, 'cells' | 'isCut'> = {
  ...{ row: 2, outcome: 'fail', problems: [], warnings: [], changes: null, corrections: null },
  ...{ canCorrect: true, offers: [], entry: null },
};
const columns = ['disease', 'autoantibody', 'autoantigen', 'epitope', 'type', 'affinity'].map((field) => ({
  ...{ header: field, field, samples: [] },
}));

test('wherever a long row is cut, its cells are beginnings of those of the file, each of the rest is …', () => {
  const texts = ['SLE', 'a "quoted\\ text\n', '', '\u0000\ud800 抗体 😀', '[1]', ']', 'surplus'];
  const written = JSON.stringify(texts.map((text) => (text === '' ? [] : text === '[1]' ? [text] : text)));
  for (let end = 1; end < written.length; end += 1) {
    const beginning = written.slice(0, end).replace(/[\ud800-\udbff]$/, '');
    const { cells } = rowView({ ...nothing, cells: beginning, isCut: true }, columns);
    expect(cells.length).toBeGreaterThanOrEqual(columns.length);
    const first = cells.findIndex((cell, at) => cell !== texts[at]);
    if (first < 0) continue;
    expect(cells[first]?.endsWith('…')).toBe(true);
    expect(texts[first]?.startsWith(cells[first]?.slice(0, -1) ?? '')).toBe(true);
    expect(new Set(cells.slice(first + 1))).toEqual(new Set(first + 1 < columns.length ? ['…'] : []));
  }
  expect(rowView({ ...nothing, cells: written, isCut: false }, columns).cells).toEqual(texts);
});
