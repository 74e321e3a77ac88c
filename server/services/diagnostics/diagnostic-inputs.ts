/** A number as a client sent it: JSON, GraphQL, or the text of a query string. */
export type SentNumber = unknown;

/** The input of the figures of one test, unchecked. */
export interface FiguresInput {
  readonly sensitivity?: SentNumber;
  readonly specificity?: SentNumber;
  readonly prevalence?: SentNumber;
  readonly sensitivityPositives?: SentNumber;
  readonly sensitivityTotal?: SentNumber;
  readonly specificityNegatives?: SentNumber;
  readonly specificityTotal?: SentNumber;
}

/** The input of several tests, unchecked; `tests` is a list of objects with the keys of a test. */
export interface CombineInput {
  readonly prevalence?: SentNumber;
  readonly tests?: unknown;
}
