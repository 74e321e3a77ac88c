/** What is measured, side by side: two ways to write the bare server, and the two APIs of the product. */
export const targetNames = ['bare', 'maintained', 'rest', 'graphql'] as const;
export type TargetName = (typeof targetNames)[number];

/** One question, as each API is asked it. */
export interface Ask {
  /** The address in the REST layer. */
  readonly path: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What is sent to be stored, and the token of who sends it; absent where something is only read. */
  readonly write?: { readonly body: object; readonly token: string };
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export const exportPath = '/api/disease/export/data?format=csv';

/** The request that puts a question to a target. */
export function requestTo(target: TargetName, { path, query, variables, write }: Ask): HttpRequest {
  const headers = {
    'content-type': 'application/json',
    ...(write && { authorization: `Bearer ${write.token}` }),
  };
  if (target === 'graphql') {
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) };
  }
  const address = prefixes[target] + path;
  if (write === undefined) return { method: 'GET', path: address };
  return { method: 'POST', path: address, headers, body: JSON.stringify(write.body) };
}

/** Where the two kinds of the bare server are within its one process. */
const prefixes = { bare: '/scanned', maintained: '/maintained', rest: '' } as const;
