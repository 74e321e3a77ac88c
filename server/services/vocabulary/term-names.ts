import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { LockedTerm, TermContent } from '../../persistence/repositories/vocabulary-write.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import { isExact } from '../../search/index/vocabulary.js';

/** A name by which exactly one term can be meant, unless it is marked. */
interface ClaimedName {
  readonly name: string;
  readonly isOwn: boolean;
  readonly ambiguous: boolean;
}

/** Throws CONFLICT if another term of the same kind, class or not, already has one of the names of a term. */
export function requireFreeNames(id: string, content: TermContent, all: readonly LockedTerm[]): void {
  const others = all.filter(
    (other) => other.living && other.id !== id && other.content.isClass === content.isClass,
  );
  for (const claimed of claimedNames(content)) {
    const key = nameKey(claimed.name);
    const owner = others.find((other) =>
      claimedNames(other.content).some((one) => nameKey(one.name) === key && clash(one, claimed)),
    );
    if (owner !== undefined)
      throw new AppError('CONFLICT', messages.termNameTaken(claimed.name, owner.content.name));
  }
}

function claimedNames({ name, synonyms }: TermContent): readonly ClaimedName[] {
  const exact = synonyms.filter(isExact).map((synonym) => ({ ...synonym, isOwn: false }));
  return [{ name, isOwn: true, ambiguous: false }, ...exact];
}

/** Two names of terms always clash; with a synonym, unless every synonym of the two is marked as ambiguous. */
function clash(one: ClaimedName, other: ClaimedName): boolean {
  if (one.isOwn && other.isOwn) return true;
  return [one, other].some(({ isOwn, ambiguous }) => !isOwn && !ambiguous);
}
