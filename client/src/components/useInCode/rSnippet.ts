import type { CodeView, RestCall, RestParameters } from './codeView';
import { doubleQuoted } from './quoting';

/** A view as R code that uses jsonlite and otherwise only base R. */
export function rSnippet(origin: string, { rest, file }: CodeView): string {
  return [
    '# install.packages("jsonlite")',
    'address <- function(path, params = c()) {',
    '  # Without `repeated`, R takes a value such as 100%25 for encoded already.',
    '  values <- vapply(params, URLencode, "", reserved = TRUE, repeated = TRUE)',
    '  query <- paste(names(params), values, sep = "=", collapse = "&")',
    `  paste0(${doubleQuoted(origin)}, path, "?", query)`,
    '}',
    '',
    file ? '# Rows of this page, as JSON' : '# This data, as JSON',
    `json <- readLines(${asked(rest)}, encoding = "UTF-8", warn = FALSE)`,
    'data <- jsonlite::fromJSON(paste(json, collapse = "\\n"))$data',
    ...(file ? allRows(file) : []),
    '',
  ].join('\n');
}

function allRows(file: RestCall): string[] {
  return [
    '',
    '# All rows, as csv',
    `rows <- read.csv(${asked(file)}, encoding = "UTF-8", colClasses = "character", check.names = FALSE)`,
  ];
}

function asked({ path, parameters }: RestCall): string {
  return `address(${[doubleQuoted(path), ...vector(parameters)].join(', ')})`;
}

function vector(parameters: RestParameters): string[] {
  const pairs = Object.entries(parameters);
  if (pairs.length === 0) return [];
  const lines = pairs.map(([name, value]) => `  ${doubleQuoted(name)} = ${doubleQuoted(value)}`);
  return [`c(\n${lines.join(',\n')}\n)`];
}
