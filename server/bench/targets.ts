/** What is measured, side by side: two ways to write the bare server, and the two doors of the product. */
export const targetNames = ['bare', 'maintained', 'rest', 'graphql'] as const;
export type TargetName = (typeof targetNames)[number];

/** One question, as each door is asked it. */
export interface Ask {
  /** The address in the REST layer. */
  readonly path: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export const exportPath = '/api/disease/export/data?format=csv';

/** The request that puts a question to a target. */
export function requestTo(target: TargetName, { path, query, variables }: Ask): HttpRequest {
  if (target === 'bare') return { method: 'GET', path: `/scanned${path}` };
  if (target === 'maintained') return { method: 'GET', path: `/maintained${path}` };
  if (target === 'rest') return { method: 'GET', path };
  const body = JSON.stringify({ query, variables });
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body };
}
