/**
 * Returns a function that writes one line of csv or tsv (RFC 4180 with either delimiter) from cells, which the caller
 * has guarded where necessary. In csv it also quotes cells with semicolons: spreadsheets that separate by commas may
 * separate by semicolons, too. A line whose only cell is blank has quotes: most readers skip an empty line.
 */
export function lineWriter(delimiter: ',' | '\t'): (cells: readonly string[]) => string {
  const special = delimiter === ',' ? /["\r\n,;]/ : /["\r\n\t]/;
  const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return (row) => `${row.map(quoted).join(delimiter) || '""'}\r\n`;
}
