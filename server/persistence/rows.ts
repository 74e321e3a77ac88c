/** The largest value of an integer column. */
export const largestInteger = 2_147_483_647;

/** Returns the row of a statement that always returns one, such as a count. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that always returns a row returned none');
  return row;
}

/** Returns the first row of a statement; `null` if it returned none. */
export function firstRow<Row>([row]: readonly Row[]): Row | null {
  return row ?? null;
}

/** Returns the rows of each key, in their order, by key. */
export function rowsBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byKey.get(keyOf(row));
    if (known === undefined) byKey.set(keyOf(row), [row]);
    else known.push(row);
  }
  return byKey;
}
