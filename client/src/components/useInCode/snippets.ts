import { serverPaths } from '@contract/server-paths';
import { print } from 'graphql';

import type { CodeView, GraphqlCall, RestCall } from './codeView';
import { doubleQuoted, hasUnprintable, shellQuoted } from './quoting';

/** A request as a curl command; curl encodes the parameters, so that they stay readable and editable. */
export function curlSnippet(origin: string, { path, parameters }: RestCall): string {
  const asked = Object.entries(parameters);
  const address = shellQuoted(`${origin}${path}`);
  if (asked.length === 0) return `curl ${address}`;
  return [`curl --get ${address}`, ...asked.map(parameter)].join(' \\\n  ');
}

/** A terminal would interpret a pasted line end or tab as a key press, so a value with one is encoded. */
function parameter([name, value]: [string, string]): string {
  if (hasUnprintable(value)) return `--data ${shellQuoted(`${name}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${shellQuoted(`${name}=${value}`)}`;
}

/** A GraphQL request as a curl command: a JSON body on one line. */
export function curlPostSnippet(address: string, body: string): string {
  return (
    `curl ${shellQuoted(address)} \\\n  --header 'content-type: application/json' \\\n  ` +
    `--data-binary ${shellQuoted(body)}`
  );
}

/** A GraphQL request in readable form, and as it is sent. */
interface GraphqlSnippet {
  readonly query: string;
  readonly variables: string;
  /** The request body, on one line. */
  readonly body: string;
  /** The address of the GraphiQL page with the query. */
  readonly page: string;
}

/** Formats a request: its query, its variables, and the body to post. */
export function graphqlSnippet({ query: asked, variables }: GraphqlCall): GraphqlSnippet {
  const query = typeof asked === 'string' ? asked : print(asked);
  const readable = JSON.stringify(variables, null, 2);
  // In the hash, which only the page reads: the server would execute a query in the URL parameters.
  const hash = new URLSearchParams({ query, variables: readable });
  return {
    query,
    variables: readable,
    body: JSON.stringify({ query, variables }),
    page: `${serverPaths.graphql}#${hash.toString()}`,
  };
}

/** A view as Python code that uses only the standard library. */
export function pythonSnippet(origin: string, { rest, file }: CodeView): string {
  const modules = file ? ['csv', 'io', 'json'] : ['json'];
  return [
    ...modules.map((name) => `import ${name}`),
    'from urllib.parse import urlencode',
    'from urllib.request import urlopen',
    '',
    '',
    'def fetch(path, params={}):',
    `    with urlopen(${doubleQuoted(origin)} + path + "?" + urlencode(params)) as answer:`,
    '        return answer.read().decode("utf-8")',
    '',
    '',
    file ? '# Rows of this page, as JSON' : '# This data, as JSON',
    `data = json.loads(${pythonCall(rest)})["data"]`,
    ...(file
      ? [
          '',
          '# All rows, as csv',
          `text = ${pythonCall(file)}`,
          'rows = list(csv.DictReader(io.StringIO(text, newline="")))',
          '# With pandas instead:',
          '# rows = pandas.read_csv(io.StringIO(text), dtype=str, keep_default_na=False)',
        ]
      : []),
    '',
  ].join('\n');
}

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
    `json <- readLines(${rCall(rest)}, encoding = "UTF-8", warn = FALSE)`,
    'data <- jsonlite::fromJSON(paste(json, collapse = "\\n"))$data',
    ...(file
      ? [
          '',
          '# All rows, as csv',
          `rows <- read.csv(${rCall(file)}, encoding = "UTF-8", colClasses = "character", check.names = FALSE)`,
        ]
      : []),
    '',
  ].join('\n');
}

function pythonCall({ path, parameters }: RestCall): string {
  const lines = quotedPairs(parameters).map(([name, value]) => `    ${name}: ${value},\n`);
  return `fetch(${doubleQuoted(path)}${lines.length === 0 ? '' : `, {\n${lines.join('')}}`})`;
}

function rCall({ path, parameters }: RestCall): string {
  const lines = quotedPairs(parameters).map(([name, value]) => `  ${name} = ${value}`);
  return `address(${doubleQuoted(path)}${lines.length === 0 ? '' : `, c(\n${lines.join(',\n')}\n)`})`;
}

function quotedPairs(parameters: RestCall['parameters']) {
  return Object.entries(parameters).map((pair) => pair.map(doubleQuoted));
}
