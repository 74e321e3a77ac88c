/**
 * Selects of ordered rows the first ones that take up to a megabyte together, and at least one row. `size` is the size
 * of a row `q`, taken without reading its long values (`octet_length` of text, `pg_column_size`); `rows` needs a limit
 * on their number only. The caller orders the result.
 */
export function firstMegabyte(rows: string, size: string, key = '"row"'): string {
  return `SELECT * FROM (
    SELECT q.*, sum(${size}) OVER (ORDER BY q.${key} ROWS UNBOUNDED PRECEDING) - (${size}) AS before
    FROM (${rows}) q) q WHERE q.before < 1048576`;
}
