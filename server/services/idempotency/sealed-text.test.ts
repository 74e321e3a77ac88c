import { Secret } from '../../secret.js';
import { openText, sealText } from './sealed-text.js';

const secret = new Secret('a secret of tests, at least thirty-two bytes');

test('a sealed text is unreadable, and opens to its original', () => {
  const text = '{"ticket":"the secret – of a receipt"}';
  const sealed = sealText(secret, text);
  expect(sealed).toMatch(/^sealed:[\w+/=]+$/);
  expect(Buffer.from(sealed.slice(7), 'base64').toString()).not.toContain('ticket');
  expect(sealText(secret, text)).not.toBe(sealed);
  expect(openText(secret, sealed)).toBe(text);
});

test('a text that is not sealed is returned unchanged', () => {
  expect(openText(secret, '{"a":1}')).toBe('{"a":1}');
});

test('another secret cannot open a sealed text', () => {
  expect(() =>
    openText(new Secret('another secret of tests, thirty-two bytes'), sealText(secret, 'x')),
  ).toThrow(/./);
});
