import { tableCsv } from './tableCsv';

test('figures are plain, texts are quoted where they must be and guarded where a spreadsheet would run them', () => {
  const rows = [
    { cells: ['C4, C1 inhibitor', 12345], to: null },
    { cells: ['the "big" one', 2], to: '/entries' },
    { cells: ['=HYPERLINK("x")', 1], to: null },
    { cells: ['+', -5], to: null },
  ];
  expect(tableCsv({ columns: ['Screening method', 'Entries'], rows })).toBe(
    'Screening method,Entries\r\n"C4, C1 inhibitor",12345\r\n"the ""big"" ' +
      'one",2\r\n"\'=HYPERLINK(""x"")",1\r\n+,-5\r\n',
  );
});
