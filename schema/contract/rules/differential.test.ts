import { roleOf, strongestRoleOf } from './differential.js';

test.each([
  ['Yes, diagnostic marker', 'diagnostic'],
  [' yes', 'diagnostic'],
  ['Supportive, component-specific', 'supportive'],
  ['Research', 'research'],
  ['Emerging marker', 'research'],
  ['Not established', 'other'],
  [null, 'other'],
])('the role that %j says is %s', (text, role) => {
  expect(roleOf(text)).toBe(role);
});

test('of several texts, the strongest role counts; of none, the role is not stated', () => {
  expect(strongestRoleOf(['Not established', null, 'emerging', 'supportive'])).toBe('supportive');
  expect(strongestRoleOf([])).toBe('other');
});
