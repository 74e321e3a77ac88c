import type { DocumentNode } from 'graphql';

import type { CodeView, RestParameters } from './codeView';
import { type Narrowing, restParameters } from './restParameters';

/** Where the figures of a plot come from, by either API. */
export interface FiguresSource {
  /** The page, as `paths` makes it. */
  readonly page: string;
  readonly title: string;
  /** Which entries are counted. */
  readonly narrowing: Narrowing;
  /** The REST address, and what it is asked beyond which entries. */
  readonly path: string;
  readonly parameters?: RestParameters;
  /** What the page itself asks GraphQL. */
  readonly document: DocumentNode;
  readonly variables: object;
}

/** The figures of a plot, or of a drawing of any other kind, for programs. */
export function figuresInCode({ page, title, narrowing, ...source }: FiguresSource): CodeView {
  return {
    title,
    page,
    rest: { path: source.path, parameters: { ...restParameters(narrowing), ...source.parameters } },
    graphql: { query: source.document, variables: source.variables },
  };
}
