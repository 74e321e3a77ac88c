import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { LockedTerm, TermWrite } from '../../persistence/repositories/vocabulary-write.repository.js';
import type { TermContent } from '../../persistence/repositories/vocabulary.repository.js';

/** Classes must be classes that exist, only a class has members, and no class is a member of itself or its members. */
export function requireLinks(id: string, content: TermContent, all: readonly LockedTerm[]): void {
  const { isClass, classes, members } = content;
  const known = new Map(all.map((term) => [term.id, term]));
  const wrong = classes.find((id) => known.get(id)?.content.isClass !== true);
  if (wrong !== undefined) {
    const name = known.get(wrong)?.content.name ?? wrong;
    throw badInput('classes', messages.termKey('classes', `${name} is not a class`));
  }
  const unknown = members.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw badInput('members', messages.termKey('members', `${unknown} is not a term`));
  if (members.length > 0 && !isClass)
    throw badInput('members', messages.termKey('members', 'only a class has members'));
  const above = new Set(classes);
  for (const one of above)
    for (const next of known.get(one)?.content.classes ?? []) if (next !== id) above.add(next);
  if (above.has(id) || members.some((member) => member === id || above.has(member)))
    throw badInput('classes', messages.termKey('classes', messages.termLoop(content.name)));
}

/** Returns the next versions of the terms at the other end of the links that a write of a term adds or removes. */
export function linkedWrites({ id, content }: TermWrite, all: readonly LockedTerm[]): readonly TermWrite[] {
  return all.flatMap((other): TermWrite[] => {
    const { classes, members } = other.content;
    const isMember = content.members.includes(other.id);
    const isClass = content.classes.includes(other.id);
    if (other.id === id || (classes.includes(id) === isMember && members.includes(id) === isClass)) return [];
    const links = { classes: linked(classes, id, isMember), members: linked(members, id, isClass) };
    const changed = { ...other, content: { ...other.content, ...links } };
    return [{ ...changed, version: other.version + 1, action: 'update' }];
  });
}

function linked(ids: readonly string[], id: string, isLinked: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return isLinked ? [...others, id].sort() : others;
}

/**
 * Adds the links to deleted terms, which no client sees, to those that a client sent. What is no class any more loses
 * those to deleted members.
 */
export function withHiddenLinks(
  sent: Partial<TermContent>,
  stored: TermContent,
  all: readonly LockedTerm[],
): TermContent {
  const deleted = new Set(all.filter(({ living }) => !living).map(({ id }) => id));
  const kept = (ids: readonly string[] | undefined, before: readonly string[]) =>
    ids === undefined ? before : [...new Set([...ids, ...before.filter((id) => deleted.has(id))])];
  const members = kept(sent.members, stored.members);
  return {
    ...stored,
    ...sent,
    classes: kept(sent.classes, stored.classes),
    members: sent.isClass === false ? members.filter((id) => !deleted.has(id)) : members,
  };
}
