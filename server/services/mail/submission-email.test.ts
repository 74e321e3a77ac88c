import { submissionEmail, type SubmissionMail } from './submission-email.js';

const publicUrl = 'https://atlas.example.org';
const link = `${publicUrl}/submissions/receipt/a-secret`;
const emailFor = (mail: Partial<SubmissionMail> = {}) =>
  submissionEmail({
    news: 'approved',
    name: 'Olga Weber',
    submittedAt: new Date('2026-11-20T12:00:00Z'),
    isCorrection: false,
    note: 'First line\n\nSecond <b>line</b>',
    accession: 'AIA0000042',
    publicUrl,
    link,
    hasAccount: false,
    ...mail,
  });

test.each([
  ['approved', 'is approved', `${publicUrl}/entries/AIA0000042`],
  ['rejected', 'decided not to publish it', link],
  ['sent_back', 'has a question before deciding', link],
] as const)(
  'an e-mail about a submission that is %s has note, date and links, as text and HTML',
  (news, words, action) => {
    const accession = news === 'approved' ? 'AIA0000042' : null;
    const { text, html, subject } = emailFor({ news, accession });
    for (const form of [text, html]) {
      for (const part of ['Hello Olga Weber,', words, '20 Nov 2026', 'First line', action, link]) {
        expect(form).toContain(part);
      }
    }
    expect(text).toContain('Second <b>line</b>');
    expect(html).toContain('Second &lt;b&gt;line&lt;/b&gt;');
    expect(html).toContain(`<a href="${action}"`);
    expect(subject).not.toContain('a-secret');
    expect(text).not.toContain('null');
  },
);

test('an e-mail without a note has no section for it', () => {
  expect(emailFor({ note: null }).text).not.toContain('The reviewer says');
});

test('an e-mail says how to switch off messages, and explains the link to those without an account', () => {
  expect(emailFor().text).toContain('if it was not you, switch them off');
  expect(emailFor({ hasAccount: true }).text).not.toContain('do not share it');
});

test.each(['Olga Weber', 'J.R. O’Neill-Søren', 'Dr. María-José, MD', '山田太郎', 'अदिति'])(
  'the greeting contains the name %s',
  (name) => {
    expect(emailFor({ name }).text).toContain(`Hello ${name},`);
  },
);

test.each([
  '',
  null,
  'Win at www.evil.example',
  'https://evil.example',
  'Buy now evil.com',
  'x'.repeat(81),
  'a@b',
  'Купи на пример.рф',
  'Call 0900 123 456 now',
  'Win at evil。com',
  '\u202eadA',
])('the greeting omits %s, which is not a plausible name', (name) => {
  const { text, html } = emailFor({ name });
  expect(text.startsWith('Hello,\n')).toBe(true);
  expect(html).toContain('>Hello,<');
});
