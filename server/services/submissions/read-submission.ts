import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { isEmail, normaliseEmail } from '../../../schema/contract/rules/email.js';
import { AppError, badInput } from '../../errors.js';
import type { Submitter } from '../../persistence/repositories/submission-write.repository.js';
import type { SubmissionKey } from '../../persistence/submission-row.js';
import { authorize, authorizeViewer, refuseBadToken } from '../authorize.js';
import { hashToken } from '../link-tokens.js';
import { isAbsent, optionalWholeNumber, readFlag, readId, readText } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { NewSubmissionInput, SubmissionKeyInput } from './submission-inputs.js';

/** Reads the submitter. For a signed-in person the name and address are known, so the sent ones are ignored. */
export function readSubmitter({ viewer }: RequestContext, input: NewSubmissionInput): Submitter {
  if (readNote('website', input.website) !== null) throw badInput('website', messages.submissionTrap);
  const note = readNote('note', input.note);
  const wanted = isAbsent(input.wantsMail) || readFlag('wantsMail', input.wantsMail);
  if (viewer !== null) {
    return { submittedBy: viewer.id, submitterName: null, submitterEmail: null, wantsMail: wanted, note };
  }
  const submitterEmail = readEmail(input.submitterEmail);
  return {
    submittedBy: null,
    submitterName: readText('submitterName', input.submitterName, limits.submissions.submitterName) ?? null,
    submitterEmail,
    wantsMail: wanted && submitterEmail !== null,
    note,
  };
}

function readEmail(sent: unknown): string | null {
  const text = readText('submitterEmail', sent, limits.user.email) ?? null;
  if (text === null) return null;
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw badInput('submitterEmail', messages.emailInvalid);
  return email;
}

/** Reads a note on a submission, of up to 2,000 characters; `null` for a blank. */
export function readNote(path: string, sent: unknown): string | null {
  return readText(path, sent, limits.submissions.noteLength) ?? null;
}

/** Reads a submission's id; a blank or malformed one is a 400. */
export function readSubmissionId(sent: unknown): string {
  return readId(sent, messages.submissionIdRequired, messages.submissionIdInvalid);
}

/** Reads the version that the client has seen, or `null` if it sends none. */
export function readSeenVersion(path: string, sent: unknown): number | null {
  return optionalWholeNumber(path, sent, { min: 1, max: Number.MAX_SAFE_INTEGER });
}

/** Reads which submission a submitter means: by the secret of its receipt or, for a signed-in person, by its id. */
export function readOwnKey(ctx: RequestContext, { id, ticket }: SubmissionKeyInput): SubmissionKey {
  authorize(ctx, 'submissions.follow');
  if (ticket === undefined || ticket === null) {
    authorizeViewer(ctx, 'submissions.read');
    return { id: readSubmissionId(id) };
  }
  refuseBadToken(ctx);
  return ticketKey(ticket);
}

/** Returns the key of a submission by the secret of its receipt. */
export function ticketKey(ticket: string): SubmissionKey {
  return { tokenHash: hashToken(ticket.trim()) };
}

/** Throws CONFLICT if a submission is at another version than the client has seen. */
export function requireSeenVersion(current: number, seen: number | null): void {
  if (seen !== null && seen !== current) throw new AppError('CONFLICT', messages.submissionStale(current));
}
