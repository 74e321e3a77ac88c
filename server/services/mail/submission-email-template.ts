import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type {
  SubmissionMailFacts,
  SubmissionMailRepository,
} from '../../persistence/repositories/submission-mail.repository.js';
import { hashToken, newLinkToken } from '../link-tokens.js';
import type { EmailTemplate } from './email.js';
import { submissionEmail, type SubmissionNews } from './submission-email.js';

/**
 * Creates e-mails about submissions. The secret for a submitter without an account is created here, so no link exists
 * before.
 */
export class SubmissionEmailTemplate implements EmailTemplate {
  constructor(
    private readonly submissions: SubmissionMailRepository,
    private readonly publicUrl: string,
  ) {}

  /** Returns `null` if the submitter left no address, wants no e-mail, or the status has changed since. */
  async write({ kind, recipient: id }: NewMail): ReturnType<EmailTemplate['write']> {
    const facts = await this.submissions.facts(id);
    const news = facts?.statusDetail;
    if (!isNews(news) || facts === null || kind !== `submission-${news}`) return null;
    const { email } = facts;
    if (!facts.wantsMail || email === null) return null;
    const { publicUrl } = this;
    const { name, note, accession, isCorrection, hasAccount, createdAt: submittedAt } = facts;
    const link = await this.linkTo(id, facts);
    const mail = { news, name, submittedAt, isCorrection, note, accession, publicUrl, link, hasAccount };
    return { ...submissionEmail(mail), to: email };
  }

  private async linkTo(id: string, { hasAccount }: SubmissionMailFacts): Promise<string> {
    if (hasAccount) return `${this.publicUrl}/submissions/${id}`;
    const secret = newLinkToken().reveal();
    await this.submissions.addTicket(id, hashToken(secret));
    return `${this.publicUrl}/submissions/receipt/${secret}`;
  }
}

function isNews(detail: SubmissionMailFacts['statusDetail'] | undefined): detail is SubmissionNews {
  return detail === 'approved' || detail === 'rejected' || detail === 'sent_back';
}
