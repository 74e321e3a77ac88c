import type {
  SubmissionMailFacts,
  SubmissionMailRepository,
} from '../../persistence/repositories/submission-mail.repository.js';
import { hashToken, newLinkToken } from '../link-tokens.js';
import { type EmailMessage, type EmailTemplate, writeEmail } from './email.js';

/** The event of a submission that an e-mail reports. */
type SubmissionNews = 'approved' | 'rejected' | 'sent_back';

export interface SubmissionMail {
  readonly news: SubmissionNews;
  readonly name: string | null;
  readonly submittedAt: Date;
  readonly isCorrection: boolean;
  readonly note: string | null;
  /** For an approved submission: the entry it created or changed. */
  readonly accession: string | null;
  /** The public address of the product, without a slash at its end. */
  readonly publicUrl: string;
  /** The page of the submission; for a submitter without an account, it includes the secret of a receipt. */
  readonly link: string;
  readonly hasAccount: boolean;
}

/** Returns the e-mail that reports a decision to the submitter. It does not repeat the text of the submission. */
export function submissionEmail(mail: SubmissionMail): EmailMessage {
  const { accession, link, publicUrl } = mail;
  const words = wordings[mail.news];
  const entryLink = accession === null ? null : `${publicUrl}/entries/${accession}`;
  const action =
    entryLink === null || mail.news !== 'approved'
      ? { label: words.label, link }
      : { label: `Show the entry ${accession ?? ''}`, link: entryLink };
  return writeEmail({
    subject: words.subject,
    greeting: greeting(mail.name),
    before: [words.news(whatAndWhen(mail), accession), ...noteParagraphs(mail.note, words.noteIntro)],
    action,
    after: [...words.after, ...(action.link === link ? [] : [`Your submission: ${link}`]), stopping(mail)],
  });
}

interface Wording {
  readonly subject: string;
  readonly news: (what: string, accession: string | null) => string;
  readonly noteIntro: string;
  readonly label: string;
  readonly after: readonly string[];
}

const wordings: Readonly<Record<SubmissionNews, Wording>> = {
  approved: {
    subject: 'Your submission to Autoimmune Atlas is approved',
    news: (what, accession) =>
      accession === null
        ? `Thank you: ${what} is approved.`
        : `Thank you: ${what} is approved. It is published as ${accession}.`,
    noteIntro: 'The reviewer says:',
    label: 'Show the submission',
    after: [],
  },
  rejected: {
    subject: 'Your submission to Autoimmune Atlas',
    news: (what) => `Thank you for your work. A reviewer has read ${what} and decided not to publish it.`,
    noteIntro: 'The reviewer says:',
    label: 'Show the submission',
    after: ['If you have more evidence, you are welcome to submit it again.'],
  },
  sent_back: {
    subject: 'A question about your submission to Autoimmune Atlas',
    news: (what) => `Thank you: a reviewer has read ${what} and has a question before deciding.`,
    noteIntro: 'The question:',
    label: 'Answer the question',
    after: ['You can also change your proposal there and submit it again.'],
  },
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function whatAndWhen({ isCorrection, submittedAt }: SubmissionMail): string {
  const what = isCorrection ? 'the correction you suggested' : 'the entry you proposed';
  return `${what} on ${date.format(submittedAt)}`;
}

function noteParagraphs(note: string | null, intro: string): readonly string[] {
  if (note === null) return [];
  const paragraphs = note.split(/\s*\n\s*/).filter((paragraph) => paragraph !== '');
  return [intro, ...paragraphs];
}

const maxNameLength = 80;
/** Letters and punctuation of names, and no digits, which could be a telephone number. */
const nameForm = /^\p{L}[\p{L}\p{M} .,'’-]*$/u;
const addressForm = /www\.|\.[\p{L}\p{M}]{2,}/iu;

/** The address may belong to another person than the submitter: a name that could carry a message is left out. */
function greeting(name: string | null): string {
  const line = (name ?? '').replace(/\s+/g, ' ').trim();
  const isName = line.length <= maxNameLength && nameForm.test(line) && !addressForm.test(line);
  return isName ? `Hello ${line},` : 'Hello,';
}

function stopping({ hasAccount, link }: SubmissionMail): string {
  return hasAccount
    ? `You receive this e-mail because of your submission. To stop e-mails about it, switch them off at ${link}`
    : `You receive this e-mail because a submission to Autoimmune Atlas named this address. Anyone who knows ` +
        `the link below can see the submission, so do not share it. To stop e-mails about it, or if it was not ` +
        `you, switch them off at ${link}`;
}

/**
 * Writes e-mails about submissions; `null` if the submitter left no address, wants no e-mail, or the status has changed
 * since. The secret for a submitter without an account is created here, so no link exists before.
 */
export function submissionEmails(submissions: SubmissionMailRepository, publicUrl: string): EmailTemplate {
  return async ({ kind, recipient: id }) => {
    const facts = await submissions.facts(id);
    const news = facts?.statusDetail;
    if (!isNews(news) || facts === null || kind !== `submission-${news}`) return null;
    const { email } = facts;
    if (!facts.wantsMail || email === null) return null;
    const { name, note, accession, isCorrection, hasAccount, createdAt: submittedAt } = facts;
    const link = `${publicUrl}/submissions/${hasAccount ? id : await receiptOf(id)}`;
    const mail = { news, name, submittedAt, isCorrection, note, accession, publicUrl, link, hasAccount };
    return { ...submissionEmail(mail), to: email };
  };

  async function receiptOf(id: string): Promise<string> {
    const secret = newLinkToken().reveal();
    await submissions.addTicket(id, hashToken(secret));
    return `receipt/${secret}`;
  }
}

function isNews(detail: SubmissionMailFacts['statusDetail'] | undefined): detail is SubmissionNews {
  return detail === 'approved' || detail === 'rejected' || detail === 'sent_back';
}
