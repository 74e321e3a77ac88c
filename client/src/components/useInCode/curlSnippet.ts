import type { RestCall } from './codeView';
import { hasUnprintable, shellQuoted } from './quoting';

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
