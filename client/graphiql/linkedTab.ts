/** A query with variables, as a GraphiQL tab contains it. */
interface LinkedTab {
  readonly query: string;
  readonly variables: string;
}

/** Returns the query in the hash of this page's address, or `null` if there is none. */
export function linkedTab(hash: string): LinkedTab | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const query = params.get('query');
  return query === null ? null : { query, variables: params.get('variables') ?? '{}' };
}
