/** A question of GraphiQL's, as one of its tabs holds it. */
interface LinkedTab {
  readonly query: string;
  readonly variables: string;
}

/** The question that a link to this page brought along behind its hash; `null` where it brought none. */
export function linkedTab(hash: string): LinkedTab | null {
  const brought = new URLSearchParams(hash.replace(/^#/, ''));
  const query = brought.get('query');
  return query === null ? null : { query, variables: brought.get('variables') ?? '{}' };
}
