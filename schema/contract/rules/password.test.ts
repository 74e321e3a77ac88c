import { passwordProblem } from './password.js';

const owner = { email: 'olga.weber.lab@example.org', name: 'Olga Wéber-Lindt', username: 'olga the curator' };

test.each([
  ['elevenchars', 'passwordTooShort'],
  ['ﬁﬁﬁﬁﬁﬁ', null],
  ['🧬'.repeat(11), 'passwordTooShort'],
  ['a'.repeat(128), null],
  ['a'.repeat(129), 'passwordTooLong'],
  ['Olga.Weber.Lab@example.org', 'passwordIsEmail'],
  ['olga.weber.lab', 'passwordIsEmail'],
  ['olga weber-lindt', 'passwordIsName'],
  ['olga weber-lindt1', 'passwordIsName'],
  ['2026olga.weber.lab!!', 'passwordIsEmail'],
  ['OlgaTheCurator', 'passwordIsName'],
  ['olga weber-lindt knows', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, owner)).toBe(problem);
});

test('without an owner only the length is checked', () => {
  expect(passwordProblem(owner.email, null)).toBeNull();
});
