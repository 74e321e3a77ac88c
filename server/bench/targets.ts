/** The measured targets: the bare server on our tables and on plain rows, and the two APIs of the product. */
export const targetNames = ['bare', 'plain', 'rest', 'graphql'] as const;
export type TargetName = (typeof targetNames)[number];

/** One question in the format of each API. */
export interface ApiRequest {
  /** Path in the REST API. */
  readonly path: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The body to store and the token of the sender; absent for reads. */
  readonly write?: { readonly body: object; readonly token: string };
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Returns the request that sends a question to a target. */
export function requestTo(target: TargetName, { path, query, variables, write }: ApiRequest): HttpRequest {
  const headers = {
    'content-type': 'application/json',
    ...(write && { authorization: `Bearer ${write.token}` }),
  };
  if (target === 'graphql') {
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) };
  }
  const address = target === 'plain' ? `/plain${path}` : path;
  if (write === undefined) return { method: 'GET', path: address };
  return { method: 'POST', path: address, headers, body: JSON.stringify(write.body) };
}
