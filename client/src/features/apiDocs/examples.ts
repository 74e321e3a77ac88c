import { restPaths } from '@contract/rest-paths';

/** Quoted, because a shell would take the star and the question mark for its own. */
export function restExample(origin: string): string {
  return `curl '${origin}${restPaths.entries}?disease=graves*&limit=2'`;
}

/** The same question by GraphQL, which names what it wants of each entry. */
export function graphqlExample(origin: string): string {
  const query =
    '{ entries(filter: {disease: {startsWith: "Graves"}}, limit: 2) { items { accession autoantigen } } }';
  return `curl '${origin}${restPaths.graphql}' -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ query })}'`;
}
