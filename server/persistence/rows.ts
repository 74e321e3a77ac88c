/** Returns the row of a statement that always returns one, such as a count. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that always returns a row returned none');
  return row;
}
