import { Secret } from '../../secret.js';
import { openText, sealText } from './sealed-text.js';

const secret = new Secret('a secret of tests, at least thirty-two bytes');

test('what is sealed says nothing, and opens to what it was', () => {
  const text = '{"ticket":"the secret – of a receipt"}';
  const sealed = sealText(secret, text);
  expect(sealed).toMatch(/^sealed:[\w+/=]+$/);
  expect(Buffer.from(sealed.slice(7), 'base64').toString()).not.toContain('ticket');
  expect(sealText(secret, text)).not.toBe(sealed);
  expect(openText(secret, sealed)).toBe(text);
});

test('what was not sealed stays as it is', () => {
  expect(openText(secret, '{"a":1}')).toBe('{"a":1}');
});

test('another secret opens nothing', () => {
  expect(() =>
    openText(new Secret('another secret of tests, thirty-two bytes'), sealText(secret, 'x')),
  ).toThrow(/./);
});
