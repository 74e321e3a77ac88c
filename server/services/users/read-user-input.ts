import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { badInput } from '../../errors.js';
import { isUuid } from '../uuid.js';

/** A person's id as a client sends it; a blank or malformed one is a 400. */
export function readUserId(sent: unknown): string {
  const text = typeof sent === 'string' ? sent.trim() : sent;
  if (text === undefined || text === null || text === '') throw badInput('id', messages.userIdRequired);
  if (typeof text !== 'string' || !isUuid(text)) throw badInput('id', messages.userIdInvalid);
  return text.toLowerCase();
}

/** A text that may be left out: `undefined` for one that was not sent, `null` for a blank one, of which nothing is seen. */
export function readText(path: string, sent: unknown, max: number): string | null | undefined {
  if (sent === undefined || sent === null) return sent;
  if (typeof sent !== 'string') throw badInput(path, messages.text(path));
  if (!isStorableText(sent)) throw badInput(path, `${path} ${messages.badTextCharacters}`);
  const text = sent.trim();
  if (text.length > max) throw badInput(path, messages.tooLong(path, max));
  return fold(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) === '' ? null : text;
}

/** A flag, also as the text `true` or `false`; anything else is a 400. */
export function readFlag(path: string, sent: unknown): boolean {
  const word = typeof sent === 'string' ? sent.trim() : sent;
  if (word === true || word === 'true') return true;
  if (word === false || word === 'false') return false;
  throw badInput(path, messages.trueOrFalse(path));
}

/** As `readFlag`, but `null` for one that was not sent, or blank. */
export function optionalFlag(path: string, sent: boolean | string | null | undefined): boolean | null {
  return isAbsent(sent) ? null : readFlag(path, sent);
}

/** Whether nothing was sent; a blank parameter counts as none. */
export function isAbsent(sent: boolean | string | null | undefined): sent is null | undefined {
  return sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === '');
}
