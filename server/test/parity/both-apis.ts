import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { Answer } from '../call-api.js';
import type { TestApp } from '../start-test-app.js';

/** All properties of an entry that both APIs return. */
export const entryFragment = `fragment all on Entry {
  id accession version additional createdAt updatedAt ${entryFieldNames.join(' ')}
}`;

/** The same use case through each API; `data` converts both answers to one form. */
export interface ParityCase {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly fromRest: (body: Answer) => unknown;
  readonly fromGraphql: (data: Answer) => unknown;
}

/** Converts an entry of a REST answer to its GraphQL form. */
export function renamed({ _id, ...entry }: Answer): unknown {
  return { id: _id, ...entry };
}

export async function askRest(app: TestApp, path: string): Promise<Answer> {
  return (await app.call('GET', path)).body;
}

export async function askGraphql(app: TestApp, query: string): Promise<Answer> {
  const body = { query: query.includes('...all') ? `${query} ${entryFragment}` : query };
  return (await app.call('POST', '/graphql', { body })).body;
}
