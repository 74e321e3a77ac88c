import { escapeMarkup } from '../../markup.js';
import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';

/** The contents of an e-mail, as plain text and as HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The parts of an e-mail, each a paragraph; the link is on a line of its own. */
export interface EmailParts {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
}

const signature = 'Autoimmune Atlas';

/**
 * Formats an e-mail both as plain text and as HTML. The HTML has inline styles only, since mail programs drop all
 * others.
 */
export function writeEmail(parts: EmailParts): EmailMessage {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function asText({ greeting, before, action, after }: EmailParts): string {
  return [greeting, ...before, action.link, ...after, signature].join('\n\n') + '\n';
}

function asHtml({ subject, greeting, before, action, after }: EmailParts): string {
  const link = escapeMarkup(action.link);
  const body = [
    ...[greeting, ...before].map(paragraph),
    `<p style="margin:24px 0"><a href="${link}" style="${buttonStyle}">${escapeMarkup(action.label)}</a></p>`,
    `<p style="${textStyle};font-size:14px">If the button does not work, copy this address into your ` +
      `browser:<br><a href="${link}" style="color:#1c5d8c;word-break:break-all">${link}</a></p>`,
    ...[...after, signature].map(paragraph),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;font-family:Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body.join('\n')}
</div>
</body>
</html>
`;
}

const textStyle = 'margin:0 0 16px;color:#1f2933;line-height:1.5';
const buttonStyle =
  'display:inline-block;padding:12px ' +
  '20px;background:#1c5d8c;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:bold';

function paragraph(text: string): string {
  return `<p style="${textStyle};font-size:16px">${escapeMarkup(text)}</p>`;
}

/**
 * Creates the e-mail of a queued message, with the address of its recipient; `null` if there is no recipient, or the
 * message is obsolete.
 */
export type EmailTemplate = (mail: NewMail) => Promise<(EmailMessage & { readonly to: string }) | null>;
