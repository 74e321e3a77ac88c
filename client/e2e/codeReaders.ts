/**
 * Parsers of the snippets that the page offers: they read string literals by the rules of their language, for machines
 * on which the programs themselves are not installed.
 */

/** The words of a command, by the POSIX shell rules that snippets use. */
function shellWords(command: string): string[] {
  const pieces = /\\\n|\s+|'([^']*)'|\\(.)|([^\s'\\]+)/gy;
  const words: string[] = [];
  let word: string | null = null;
  let end = 0;
  for (const { 0: piece, 1: quoted, 2: escaped, 3: plain, index } of command.matchAll(pieces)) {
    end = index + piece.length;
    const text = quoted ?? escaped ?? plain;
    if (text !== undefined) word = (word ?? '') + text;
    else if (word !== null && piece !== '\\\n') {
      words.push(word);
      word = null;
    }
  }
  if (end !== command.length) throw new Error(`The shell would not end ${command.slice(end)}`);
  return word === null ? words : [...words, word];
}

/** The address that a curl command requests, and the body it posts. */
export function readCurl(command: string): { readonly address: string; readonly body?: string } {
  const [program, ...words] = shellWords(command);
  if (program !== 'curl') throw new Error(`${String(program)} is not curl`);
  const address = words.find((word) => word.startsWith('http')) ?? '';
  const after = (option: string) => words.filter((_, place) => words[place - 1] === option);
  const query = [
    ...after('--data'),
    ...after('--data-urlencode').map((word) => {
      const [name = '', ...value] = word.split('=');
      return `${name}=${encodeURIComponent(value.join('='))}`;
    }),
  ].join('&');
  const [body] = after('--data-binary');
  return { address: query === '' ? address : `${address}?${query}`, ...(body !== undefined && { body }) };
}

const literal = String.raw`"(?:[^"\\\n]|\\.)*"`;

/** The text of a literal in double quotes, by the rules that Python and R share. */
function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(U[\da-f]{8}|u[\da-f]{4}|.)/g, (_, escape: string) => {
    const named = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }[escape];
    if (named !== undefined) return named;
    if (!/^u/i.test(escape)) throw new Error(`Neither Python nor R knows \\${escape}`);
    return String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
  });
}

const languages = {
  python: {
    origin: new RegExp(`urlopen\\((${literal})`),
    call: `fetch\\((${literal})(?:, \\{([^]*?)\\n\\})?\\)`,
    between: ': ',
  },
  r: {
    origin: new RegExp(`paste0\\((${literal})`),
    call: `address\\((${literal})(?:, c\\(([^]*?)\\n\\))?\\)`,
    between: ' = ',
  },
} as const;

/** The addresses that a Python or R snippet requests, in order. */
export function readAddresses(language: keyof typeof languages, snippet: string): string[] {
  const { origin, call, between } = languages[language];
  const [, start = '""'] = origin.exec(snippet) ?? [];
  return [...snippet.matchAll(new RegExp(call, 'g'))].map(([, path = '""', given = '']) => {
    const pairs = [...given.matchAll(new RegExp(`(${literal})${between}(${literal})`, 'g'))];
    const query = new URLSearchParams(
      pairs.map(([, name = '', value = '']) => [unquote(name), unquote(value)]),
    );
    return `${unquote(start)}${unquote(path)}?${query.toString()}`;
  });
}
