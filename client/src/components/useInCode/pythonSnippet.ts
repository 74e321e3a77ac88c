import type { CodeView, RestCall, RestParameters } from './codeView';
import { doubleQuoted } from './quoting';

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
    `data = json.loads(${fetched(rest)})["data"]`,
    ...(file ? allRows(file) : []),
    '',
  ].join('\n');
}

function allRows(file: RestCall): string[] {
  return [
    '',
    '# All rows, as csv',
    `text = ${fetched(file)}`,
    'rows = list(csv.DictReader(io.StringIO(text, newline="")))',
    '# With pandas instead:',
    '# rows = pandas.read_csv(io.StringIO(text), dtype=str, keep_default_na=False)',
  ];
}

function fetched({ path, parameters }: RestCall): string {
  return `fetch(${[doubleQuoted(path), ...dictionary(parameters)].join(', ')})`;
}

function dictionary(parameters: RestParameters): string[] {
  const pairs = Object.entries(parameters);
  if (pairs.length === 0) return [];
  const lines = pairs.map(([name, value]) => `    ${doubleQuoted(name)}: ${doubleQuoted(value)},\n`);
  return [`{\n${lines.join('')}}`];
}
