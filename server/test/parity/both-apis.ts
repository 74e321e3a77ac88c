import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { TestApp } from '../start-test-app.js';

/** Everything both APIs say of an entry. */
export const entryFragment = `fragment all on Entry {
  id accession version additional createdAt updatedAt ${entryFieldNames.join(' ')}
}`;

/** The same use case, asked through each API; `data` brings both answers into one form. */
export interface ParityCase {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly fromRest: (body: Answer) => unknown;
  readonly fromGraphql: (data: Answer) => unknown;
}

/** A JSON answer, looked into by tests alone. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever shape comes
export type Answer = any;

/** An entry of a REST answer in GraphQL's words. */
export function renamed({ _id, ...entry }: Answer): unknown {
  return { id: _id, ...entry };
}

export async function askRest(app: TestApp, path: string): Promise<Answer> {
  return (await app.fetch(path)).json();
}

export async function askGraphql(app: TestApp, query: string): Promise<Answer> {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.includes('...all') ? `${query} ${entryFragment}` : query }),
  });
  return response.json();
}
