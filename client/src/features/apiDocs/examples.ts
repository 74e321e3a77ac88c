import { restPaths } from '@contract/rest-paths';
import { serverPaths } from '@contract/server-paths';

/** A REST request. The URL is quoted because a shell expands `*` and `?`. */
export function restExample(origin: string): string {
  return `curl '${origin}${restPaths.entries}?disease=graves*&limit=2'`;
}

/** A sign-in request; the response contains the token. */
export function signInExample(origin: string): string {
  const body = { email: 'you@example.org', password: 'your password' };
  return `curl '${origin}${restPaths.login}' -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}

/** A request that creates an entry. Repeating it with the same idempotency key creates no second entry. */
export function createExample(origin: string): string {
  const body = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'Transglutaminase 2' };
  const headers = [
    'content-type: application/json',
    'authorization: Bearer TOKEN',
    'idempotency-key: A-NEW-UUID',
  ];
  const options = headers.map((header) => `-H '${header}'`).join(' \\\n  ');
  return `curl '${origin}${restPaths.entries}' \\\n  ${options} \\\n  -d '${JSON.stringify(body)}'`;
}

/** The same query in GraphQL, which selects the fields of each entry. */
export function graphqlExample(origin: string): string {
  const query =
    '{ entries(filter: {disease: {startsWith: "Graves"}}, limit: 2) { items { accession autoantigen } } }';
  return (
    `curl '${origin}${serverPaths.graphql}' -H 'content-type: application/json' \\\n  -d ` +
    `'${JSON.stringify({ query })}'`
  );
}
