import { messages } from '../../../schema/contract/messages.js';
import { requireAcceptablePassword } from './acceptable-password.js';

const owner = { email: 'olga.weber.lab@example.org', name: 'Olga Weber-Lindt', username: null };
const check = (password: string) => () => requireAcceptablePassword('newPassword', password, owner);

test.each([
  ['short', messages.passwordTooShort],
  ['x'.repeat(2000), messages.passwordTooLong],
  ['Olga Weber-Lindt', messages.passwordIsName],
  ['olga.weber.lab', messages.passwordIsEmail],
  ['password1234', messages.passwordTooCommon],
  ['Password12345', messages.passwordTooCommon],
  ['123456789012', messages.passwordTooCommon],
  ['qwertyuiop123', messages.passwordTooCommon],
  ['passwordpassword', messages.passwordTooCommon],
  ['aaaaaaaaaaaaaaaa', messages.passwordTooCommon],
  ['Weber-Lindt1', messages.passwordTooCommon],
  ['a good one\u0000 but', `newPassword ${messages.badTextCharacters}`],
])('%j is rejected', (password, message) => {
  expect(check(password)).toThrow(message);
});

test.each([
  'correct horse battery staple',
  'Vierzehn Hasen im Keller',
  'k3-mitoPDC!E2x',
  '自己抗体データベースの鍵です',
])('%s is accepted', (password) => expect(check(password)).not.toThrow());
