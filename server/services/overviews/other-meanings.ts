import type { OverviewKind } from '../../nouns/overview.js';
import type { Meaning } from '../../nouns/vocabulary.js';
import type { RequestContext } from '../request-context.js';
import type { Concepts } from '../vocabulary/concepts.js';
import type { NameService } from '../vocabulary/name.service.js';
import type { OverviewSubject } from './overview-subject.js';

/** The kinds of meanings that are overviews of each kind. */
const meaningKinds: Readonly<Record<OverviewKind, readonly Meaning['kind'][]>> = {
  disease: ['disease'],
  autoantibody: ['class', 'autoantibody'],
  autoantigen: ['autoantigen'],
  pattern: [],
};

/**
 * Returns what a name means besides the subject of its overview, most entries first. A slug and an id mean one thing
 * only, and so does an identifier.
 */
export async function otherMeanings(
  ctx: RequestContext,
  sent: string,
  kind: OverviewKind,
  subject: OverviewSubject,
  sources: { readonly meanings: Pick<NameService, 'resolve'>; readonly concepts: Concepts },
): Promise<readonly Meaning[]> {
  if (sent === subject.slug || subject.via === 'identifier') return [];
  const { meanings } = await sources.meanings.resolve(ctx, sent);
  const keyOf = ({ name, slug }: Pick<Meaning, 'name' | 'slug'>) =>
    kind === 'autoantibody' ? slug : sources.concepts[kind === 'disease' ? kind : 'autoantigen'](name).key;
  return meanings.filter(
    (one) =>
      meaningKinds[kind].includes(one.kind) && one.via !== 'identifier' && keyOf(one) !== keyOf(subject),
  );
}
