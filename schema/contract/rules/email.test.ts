import { isEmail, normaliseEmail } from './email.js';

test.each([
  [' Ana@Example.ORG ', 'ana@example.org'],
  ['ＡＮＡ@example.org', 'ana@example.org'],
  ['J\u030c@example.org', '\u01f0@example.org'],
])('%s is normalised to %s', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
});

test.each([
  ['a dotless i', 'mıke@example.org', 'mike@example.org'],
  ['a Cyrillic a', 'аna@example.org', 'ana@example.org'],
])('an address with %s differs from its look-alike', (_, lookAlike, address) => {
  expect(normaliseEmail(lookAlike)).not.toBe(address);
});

test.each(['admin@localhost', 'o.weber+lab@klinik.example', 'δοκιμή@παράδειγμα.example'])(
  '%s is a valid address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'ana',
  'ana@',
  'a\u200bna@example.org',
  'ana@\u202eexample.org',
  '@example.org',
  'a b@example.org',
  'ana@example..org',
  'ana@example.org\r\nbcc: x@example.org',
  'Ana <ana@example.org>',
  'a@b@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is not a valid address', (text) => expect(isEmail(text)).toBe(false));
