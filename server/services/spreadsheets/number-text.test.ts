import { processorMs } from '../../test/processor-ms.js';
import { dateText, numberFormat, numberText } from './number-text.js';

test('a format code longer than Excel allows is not read', async () => {
  const code = `${'"x"'.repeat(84)}0.0`;
  expect(numberText('1.25', numberFormat(200, code), false)).toBe(`${'x'.repeat(84)}1.3`);
  expect(numberText('1.25', numberFormat(200, `${code}${' '.repeat(5)}`), false)).toBe('1.25');
  expect(await processorMs(() => numberFormat(200, '['.repeat(60_000)))).toBeLessThan(100);
});

it.each([
  ['2026-11-20T00:00:00.000', '2026-11-20'],
  ['2026-11-20T08:30:00Z', '2026-11-20 08:30'],
  ['2026-11-20T08:30:15', '2026-11-20 08:30:15'],
  ['2026-11-20', '2026-11-20'],
  ['soon', 'soon'],
])('a date cell with the text %s shows %s', (sent, text) => {
  expect(dateText(sent)).toBe(text);
});
