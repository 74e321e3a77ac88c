import { processorMs } from '../../test/processor-ms.js';
import { numberFormat, numberText } from './number-text.js';

test('a format code longer than Excel allows is not read', async () => {
  const code = `${'"x"'.repeat(84)}0.0`;
  expect(numberText('1.25', numberFormat(200, code), false)).toBe(`${'x'.repeat(84)}1.3`);
  expect(numberText('1.25', numberFormat(200, `${code}${' '.repeat(5)}`), false)).toBe('1.25');
  expect(await processorMs(() => numberFormat(200, '['.repeat(60_000)))).toBeLessThan(100);
});
