import { restPaths } from '@contract/rest-paths';

/** Quoted, because a shell would take the star and the question mark for its own. */
export function restExample(origin: string): string {
  return `curl '${origin}${restPaths.entries}?disease=graves*&limit=2'`;
}

/** How a program signs in; the answer holds the token. */
export function signInExample(origin: string): string {
  const body = { email: 'you@example.org', password: 'your password' };
  return `curl '${origin}${restPaths.login}' -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}

/** How a program makes an entry; with the same key a second attempt makes no second one. */
export function createExample(origin: string): string {
  const body = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'Transglutaminase 2' };
  const headers = [
    'content-type: application/json',
    'authorization: Bearer TOKEN',
    'idempotency-key: A-NEW-UUID',
  ];
  const said = headers.map((header) => `-H '${header}'`).join(' \\\n  ');
  return `curl '${origin}${restPaths.entries}' \\\n  ${said} \\\n  -d '${JSON.stringify(body)}'`;
}

/** The same question by GraphQL, which names what it wants of each entry. */
export function graphqlExample(origin: string): string {
  const query =
    '{ entries(filter: {disease: {startsWith: "Graves"}}, limit: 2) { items { accession autoantigen } } }';
  return `curl '${origin}${restPaths.graphql}' -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ query })}'`;
}
