import { accountKey, addressKey } from './attempt-keys.js';

test('the key of an account ignores case and blanks of its e-mail, and does not reveal it', () => {
  expect(accountKey(' Olga@Example.ORG ')).toBe(accountKey('olga@example.org'));
  expect(accountKey('olga@example.org')).not.toContain('olga');
  expect(accountKey('olga@example.org')).not.toBe(accountKey('0lga@example.org'));
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::2'],
  ['192.0.2.7:40001', '192.0.2.7:40002'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::1'],
  ['unknown', 'x'.repeat(300)],
])('%s and %s count as one address', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['192.0.2.7', '192.0.2.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('%s and %s count as two addresses', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test.each(['2001:db8::1', '::1', 'fe80::1%eth0', 'no:address'])(
  'the key of %s does not contain a colon',
  (address) => {
    expect(addressKey(address)).not.toContain(':');
  },
);
