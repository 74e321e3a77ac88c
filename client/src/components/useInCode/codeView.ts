import type { DocumentNode } from 'graphql';

/** A REST request: a path of this site, and parameters before encoding. */
export interface RestCall {
  readonly path: string;
  readonly parameters: RestParameters;
}

export type RestParameters = Readonly<Record<string, string>>;

/** The data of a page as REST and GraphQL requests. */
export interface CodeView {
  /** The title of the data, as on the page. */
  readonly title: string;
  /** The address of the page, as `paths` creates it. */
  readonly page: string;
  /** The request for the shown data as JSON; the answer contains it as `data`. */
  readonly rest: RestCall;
  /** The request for all rows as csv, if the page shows only some of the rows or columns. */
  readonly file?: RestCall;
  readonly graphql: GraphqlCall;
}

export interface GraphqlCall {
  readonly query: string | DocumentNode;
  readonly variables: object;
}

/** The full address of a request, with encoded parameters. */
export function urlOfCall(origin: string, { path, parameters }: RestCall): string {
  const query = new URLSearchParams(parameters).toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}
