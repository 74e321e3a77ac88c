import { columnName } from '../search/sql/index-columns.js';

/** Columns for a SELECT or RETURNING list, each called as the code calls it; `table` ends with a dot. */
export function columnList(names: readonly string[], table = ''): string {
  return names.map((name) => `${table}${columnName(name)} AS "${name}"`).join(', ');
}
