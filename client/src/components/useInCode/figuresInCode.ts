import type { DocumentNode } from 'graphql';

import type { CodeView, RestParameters } from './codeView';
import { type ListCriteria, restParameters } from './restParameters';

/** The requests for the figures of a plot, by REST and GraphQL. */
export interface FiguresSource {
  /** The address of the page, as `paths` creates it. */
  readonly page: string;
  readonly title: string;
  /** The search and filters that select the counted entries. */
  readonly criteria: ListCriteria;
  /** The REST path, and its parameters other than search and filters. */
  readonly path: string;
  readonly parameters?: RestParameters;
  /** The GraphQL query that the page itself uses. */
  readonly document: DocumentNode;
  readonly variables: object;
}

/** The code view of the figures of a plot or another drawing. */
export function figuresInCode({ page, title, criteria, ...source }: FiguresSource): CodeView {
  return {
    title,
    page,
    rest: { path: source.path, parameters: { ...restParameters(criteria), ...source.parameters } },
    graphql: { query: source.document, variables: source.variables },
  };
}
