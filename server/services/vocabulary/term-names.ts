import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { AppError, badInput } from '../../errors.js';
import type { LockedTerm } from '../../persistence/repositories/vocabulary-write.repository.js';
import type { TermContent } from '../../persistence/repositories/vocabulary.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import { isExact, namesOf } from '../../search/index/vocabulary.js';

/** A name by which exactly one term can be meant, unless it is marked. */
interface ClaimedName {
  /** The key of the term that holds it, such as `synonyms.2.name`. */
  readonly path: string;
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
    if (owner === undefined) continue;
    const { name } = owner.content;
    const isNameOfBoth = claimed.isOwn && nameKey(name) === key;
    const message = messages[isNameOfBoth ? 'termNameIsOf' : 'termNameTaken'](claimed.name, name);
    throw new AppError('CONFLICT', message, { problems: [{ path: claimed.path, message }] });
  }
}

/** Throws BAD_USER_INPUT if a term has a name twice, in any case, and its names were sent. */
export function requireDistinctNames(sent: Partial<TermContent>, content: TermContent): void {
  if (sent.name === undefined && sent.synonyms === undefined) return;
  const { synonyms } = content;
  const names = namesOf(content).map(fold);
  const place = synonyms.findIndex((synonym, at) => names.indexOf(fold(synonym.name)) <= at);
  const twice = synonyms[place];
  if (twice === undefined) return;
  const path = `synonyms.${String(place)}.name`;
  throw badInput(path, messages.termKey(path, messages.termNameTwice(twice.name)));
}

function claimedNames({ name, synonyms }: TermContent): readonly ClaimedName[] {
  const others = synonyms.map((synonym, place) => ({
    ...synonym,
    path: `synonyms.${String(place)}.name`,
    isOwn: false,
  }));
  return [{ path: 'name', name, isOwn: true, ambiguous: false }, ...others.filter(isExact)];
}

/** Two names of terms always clash; with a synonym, unless every synonym of the two is marked as ambiguous. */
function clash(one: ClaimedName, other: ClaimedName): boolean {
  if (one.isOwn && other.isOwn) return true;
  return [one, other].some(({ isOwn, ambiguous }) => !isOwn && !ambiguous);
}
