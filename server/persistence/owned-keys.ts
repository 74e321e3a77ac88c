import { wholeKeySql } from '../search/sql/search-where.js';

/** Returns keys with their owners, as the parallel lists that `unnest` takes: the owner of each key, and the keys. */
export function ownedKeys<Owner>(
  lists: Iterable<readonly [owner: Owner, keys: readonly string[]]>,
): readonly [owners: readonly Owner[], keys: readonly string[]] {
  const pairs = [...lists].flatMap(([owner, keys]) => keys.map((key) => ({ owner, key })));
  return [pairs.map(({ owner }) => owner), pairs.map(({ key }) => key)];
}

/** Selects the autoantibodies of each owner by the name keys in $1 and $2: `owner`, a number, and `key`, a sort key. */
export const ownedAutoantibodiesSql = `
  SELECT DISTINCT w.owner, n.key FROM unnest($1::integer[], $2::text[]) w (owner, key)
  JOIN value_names n ON n.field = 'autoantibody' AND ${wholeKeySql} = w.key COLLATE "C"`;
