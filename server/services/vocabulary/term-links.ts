import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { LockedTerm, TermContent } from '../../persistence/repositories/vocabulary-write.repository.js';

/** Classes must be classes that exist, and only a class has members. */
export function requireLinks({ isClass, classes, members }: TermContent, all: readonly LockedTerm[]): void {
  const known = new Map(all.map((term) => [term.id, term]));
  const wrong = classes.find((id) => known.get(id)?.content.isClass !== true);
  if (wrong !== undefined) throw badInput('classes', messages.termKey('classes', `${wrong} is not a class`));
  const unknown = members.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw badInput('members', messages.termKey('members', `${unknown} is not a term`));
  if (members.length > 0 && !isClass)
    throw badInput('members', messages.termKey('members', 'only a class has members'));
}
