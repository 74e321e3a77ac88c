/** Returns keys with their owners, as the parallel lists that `unnest` takes: the owner of each key, and the keys. */
export function ownedKeys<Owner>(
  lists: Iterable<readonly [owner: Owner, keys: readonly string[]]>,
): readonly [owners: readonly Owner[], keys: readonly string[]] {
  const pairs = [...lists].flatMap(([owner, keys]) => keys.map((key) => ({ owner, key })));
  return [pairs.map(({ owner }) => owner), pairs.map(({ key }) => key)];
}
