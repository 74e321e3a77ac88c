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

test.each([
  ['olga1985webers', null],
  ['olga1985weber7', 'passwordIsEmail'],
  ['olga1985weber7!!', 'passwordIsEmail'],
  ['2olga1985weber77', 'passwordIsEmail'],
  ['7olga1985weber2026', null],
  ['dr. weber 3rd (lab)', 'passwordIsName'],
  ['1 dr. weber 3rd (lab) 2', 'passwordIsName'],
  ['314159265358', null],
])('%s with an owner whose names begin or end with digits or signs: %s', (password, problem) => {
  const other = { email: 'olga1985weber7@example.org', name: 'Dr. Weber 3rd (lab)', username: '\u200b' };
  expect(passwordProblem(password, other)).toBe(problem);
});

test('without an owner only the length is checked', () => {
  expect(passwordProblem(owner.email, null)).toBeNull();
});
