import { columnName } from '../search/sql/index-columns.js';

/**
 * Builds the columns of a SELECT or RETURNING list, with the property names of the code as aliases. `table` is a prefix
 * that ends with a dot.
 */
export function columnList(names: readonly string[], table = ''): string {
  return names.map((name) => `${table}${columnName(name)} AS "${name}"`).join(', ');
}
