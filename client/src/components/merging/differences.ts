/** The version of a part that is used. */
export type Side = 'mine' | 'theirs';

/** A part of an entry or a term in which two versions differ. */
export interface Difference {
  /** A field; of an entry also `additional.` and a name. */
  readonly part: string;
  readonly was: string;
  readonly mine: string;
  readonly theirs: string;
  /** The only side that changed it, or `null` if both did. */
  readonly changedBy: Side | null;
}

/** The versions that a merge compares: the base, the typed one, and the one that someone else saved. */
export interface MergeVersions<Content> {
  readonly was: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/** Returns the parts in which the typed and the saved version differ, in their order; the texts are by part. */
export function differencesIn({
  was,
  mine,
  theirs,
}: MergeVersions<ReadonlyMap<string, string>>): readonly Difference[] {
  const parts = new Set([...was.keys(), ...mine.keys(), ...theirs.keys()]);
  return [...parts].flatMap((part) => {
    const texts = { was: was.get(part) ?? '', mine: mine.get(part) ?? '', theirs: theirs.get(part) ?? '' };
    return texts.mine === texts.theirs ? [] : [{ part, ...texts, changedBy: changedBy(texts) }];
  });
}

function changedBy({ was, mine, theirs }: Pick<Difference, 'was' | 'mine' | 'theirs'>): Side | null {
  if (theirs === was) return 'mine';
  return mine === was ? 'theirs' : null;
}
