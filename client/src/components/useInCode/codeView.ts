import type { DocumentNode } from 'graphql';

/** A question to the REST API: an address of ours, and parameters as they are meant, not yet encoded. */
export interface RestQuestion {
  readonly path: string;
  readonly parameters: RestParameters;
}

export type RestParameters = Readonly<Record<string, string>>;

/** What a page shows, in the words of those whom programs can ask for the same. */
export interface CodeView {
  /** What it is, as the page says it. */
  readonly title: string;
  /** The page itself, as `paths` makes it. */
  readonly page: string;
  /** What is shown, as JSON; its answer holds it as `data`. */
  readonly rest: RestQuestion;
  /** All rows as csv, where there are more than are shown, or fewer columns. */
  readonly file?: RestQuestion;
  readonly graphql: GraphqlQuestion;
}

export interface GraphqlQuestion {
  readonly query: string | DocumentNode;
  readonly variables: object;
}

/** The full address of a question, for programs that take nothing else. */
export function addressOfQuestion(origin: string, { path, parameters }: RestQuestion): string {
  const query = new URLSearchParams(parameters).toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}
