import { inspect } from 'node:util';

import { Secret } from './secret.js';

test('a secret is revealed only by an explicit call', () => {
  const secret = new Secret('correct horse');
  const seen = [
    String(secret),
    // oxlint-disable-next-line typescript/restrict-template-expressions -- it happens by accident
    `${secret}`,
    JSON.stringify({ secret }),
    inspect({ secret }),
    inspect([secret]),
  ];
  expect(seen.join()).not.toContain('correct');
  expect(Object.values(secret)).toEqual([]);
  expect(secret.reveal()).toBe('correct horse');
});
