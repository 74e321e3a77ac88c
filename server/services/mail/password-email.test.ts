import { Secret } from '../../secret.js';
import { passwordEmail } from './password-email.js';

const publicUrl = 'https://atlas.example.org';
const token = new Secret('a_token-of-43-letters');
const link = `${publicUrl}/reset-password?token=a_token-of-43-letters`;
const emailTo = (name: string, purpose: 'reset' | 'invitation' = 'reset') =>
  passwordEmail({ purpose, name, publicUrl, token });

test.each([
  ['reset', 'one hour'],
  ['invitation', '7 days'],
] as const)(
  'an e-mail with a %s link states the link, its lifetime and a greeting, as text and HTML',
  (purpose, lasts) => {
    const { text, html } = emailTo('Olga Weber', purpose);

    for (const form of [text, html]) {
      expect(form).toContain('Hello Olga Weber,');
      expect(form).toContain(link);
      expect(form).toContain(`once and for ${lasts}`);
    }
    expect(text.split('\n')).toContain(link);
  },
);

test('an e-mail explains what to do if it was not requested', () => {
  expect(emailTo('Olga').text).toContain('If you did not request it');
  expect(emailTo('Olga', 'invitation').text).toContain('If you did not expect this e-mail');
});

test('an invitation says how to get a new link, in the words of the sign-in page', () => {
  expect(emailTo('Olga', 'invitation').text).toContain('use "Forgot your password?" on the sign-in page');
});

test('HTML in a name is escaped', () => {
  const { html, text } = emailTo('<b onclick="x()">O\'Neill & Co</b>');

  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;O&#39;Neill &amp; Co&lt;/b&gt;');
  expect(html).not.toContain('<b ');
  expect(text).toContain('Hello <b onclick="x()">O\'Neill & Co</b>,');
});

test('line breaks in a name become blanks', () => {
  expect(emailTo('Olga\n\nhttps://elsewhere.example').text).toContain(
    'Hello Olga https://elsewhere.example,',
  );
});

test('an e-mail loads no external resources', () => {
  expect(emailTo('Olga').html).not.toMatch(/<(img|link|script|style|iframe)|url\(/i);
});

test('the subject does not contain the token', () => {
  expect(emailTo('Olga').subject).not.toContain('token');
});
