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
  'the letter of a link for %s has the link, how long it works, and a greeting, in both forms',
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

test('a letter that was asked for says what to do when it was not', () => {
  expect(emailTo('Olga').text).toContain('If you did not request it');
  expect(emailTo('Olga', 'invitation').text).toContain('If you did not expect this e-mail');
});

test('an invitation names the link for a new one as the page for signing in does', () => {
  expect(emailTo('Olga', 'invitation').text).toContain('use "Forgot your password?" on the sign-in page');
});

test('a name is never HTML', () => {
  const { html, text } = emailTo('<b onclick="x()">O\'Neill & Co</b>');

  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;O&#39;Neill &amp; Co&lt;/b&gt;');
  expect(html).not.toContain('<b ');
  expect(text).toContain('Hello <b onclick="x()">O\'Neill & Co</b>,');
});

test('a name of several lines takes one', () => {
  expect(emailTo('Olga\n\nhttps://elsewhere.example').text).toContain(
    'Hello Olga https://elsewhere.example,',
  );
});

test('a letter loads nothing from elsewhere', () => {
  expect(emailTo('Olga').html).not.toMatch(/<(img|link|script|style|iframe)|url\(/i);
});

test('the token shows up in the body only', () => {
  expect(emailTo('Olga').subject).not.toContain('token');
});
