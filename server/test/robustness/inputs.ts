import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { Answer } from '../call-api.js';
import type { AtlasClient } from '../operations/atlas-client.js';

/** An input of an API that takes a text, and a call that sends one there. */
export interface Input {
  readonly name: string;
  /** Resolves with the status, and with what is wrong with the answer, if anything. */
  readonly send: (text: string) => Promise<{ readonly status: number; readonly problem: string | null }>;
}

/** Ids of what calls refer to. */
export interface Targets {
  readonly entry: string;
  readonly user: string;
  /** Another user, whom calls delete. */
  readonly leaver: string;
  readonly submission: string;
  readonly import: string;
  readonly self: string;
}

const required = { disease: 'A disease', autoantibody: 'An autoantibody', autoantigen: 'An autoantigen' };
const proposal = { ...required, epitope: 'An epitope', uniprotId: 'P12345' };

/** Creates one of each. */
export async function makeTargets(atlas: AtlasClient): Promise<Targets> {
  const made = async (path: string, body: object): Promise<Answer> => atlas.good('POST', path, { body });
  const person = (): object => ({ name: 'A target', email: nextEmail(), role: 'Doctor' });
  const [entry, user, leaver, submission, imported, self] = await Promise.all([
    made('/api/disease', required),
    made('/api/users', person()),
    made('/api/users', person()),
    made('/api/submissions', proposal),
    made('/api/disease/bulk/import', { entries: [{ ...required, disease: 'Imported' }] }),
    atlas.good('GET', '/api/auth/profile'),
  ]);
  return {
    entry: entry.data._id,
    user: user.data.user._id,
    leaver: leaver.data.user._id,
    submission: submission.data._id,
    import: imported.data.importId,
    self: self.user._id,
  };
}

/** The id that a call uses; `where` is the method and path of a route, or the name of a GraphQL field. */
export function targetIn(
  where: string,
  { entry, user, leaver, submission, import: imported, self }: Targets,
): string {
  if (/^delete/i.test(where)) return /user/i.test(where) ? leaver : 'AIA0000001';
  if (/import/i.test(where)) return imported;
  if (/submission/i.test(where)) return submission;
  if (/\/password$/.test(where)) return self;
  return /user|password/i.test(where) ? user : entry;
}

/** The value of an input that is not the one under test: correct where that is possible without knowing the call. */
export function usualValue(name: string, type: string): unknown {
  if (name === 'email') return nextEmail();
  if (name === 'entries') return [required];
  const known: Readonly<Record<string, unknown>> = {
    ...proposal,
    role: 'Doctor',
    field: 'disease',
    of: 'disease',
  };
  if (name in known) return known[name];
  if (/int|number/i.test(type)) return 1;
  return /bool/i.test(type) ? false : 'some text';
}

/** Fields of an entry are made from one table, so that two of them represent all. */
export function isRepresentative(name: string): boolean {
  const [field = ''] = name.split('.');
  return !isEntryFieldName(field) || field === 'disease' || field === 'epitope';
}

/** Stored texts are trimmed, and null if they are blank. */
export const stored = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Inputs that are stored as another text, or not as text; signed-in people submit under their own name. */
const converted =
  /^(email|password|newPassword|currentPassword|role|type|_?id|correctionOf|version|submitter.*)$/i;

/** Whether an answer shows a text at `name` other than the one that was sent. */
export function differs(shown: Answer, name: string, text: string): boolean {
  if (shown === null || typeof shown !== 'object' || !(name in shown) || converted.test(name)) return false;
  // Data of people without a visible character counts as blank.
  const visible = fold(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  if (typeof shown[name] === 'boolean' || (shown[name] === null && visible === '')) return false;
  return shown[name] !== stored(text);
}

let emails = 0;
function nextEmail(): string {
  emails += 1;
  return `person-${emails}@example.org`;
}
