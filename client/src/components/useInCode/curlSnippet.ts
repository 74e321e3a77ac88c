import type { RestQuestion } from './codeView';
import { holdsUnseen, shellQuoted } from './quoting';

/** A question for curl, which encodes the parameters, so that they can be read and changed. */
export function curlSnippet(origin: string, { path, parameters }: RestQuestion): string {
  const asked = Object.entries(parameters);
  const address = shellQuoted(`${origin}${path}`);
  if (asked.length === 0) return `curl ${address}`;
  return [`curl --get ${address}`, ...asked.map(parameter)].join(' \\\n  ');
}

/** A line end or a tab would be taken for a key where it is pasted, so what holds one goes encoded. */
function parameter([name, value]: [string, string]): string {
  if (holdsUnseen(value)) return `--data ${shellQuoted(`${name}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${shellQuoted(`${name}=${value}`)}`;
}

/** The same question by GraphQL for curl: a body of JSON, which stands in one line. */
export function curlPostSnippet(address: string, body: string): string {
  return `curl ${shellQuoted(address)} \\\n  --header 'content-type: application/json' \\\n  --data-binary ${shellQuoted(body)}`;
}
