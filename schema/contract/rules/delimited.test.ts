import { lineWriter } from './delimited.js';

test.each([',', '\t'] as const)(
  'a line whose only cell is blank is not empty, with the separator %j',
  (separator) => {
    const line = lineWriter(separator);
    expect(line([''])).toBe('""\r\n');
    expect(line(['', ''])).toBe(`${separator}\r\n`);
    expect(line(['a'])).toBe('a\r\n');
  },
);
