/** How much a run does. */
export interface Scale {
  /** Number of hostile documents in one go. */
  readonly documents: number;
  /** Uses every nth text and JSON file. */
  readonly every: number;
  /** Number of kills during writes, and during imports. */
  readonly kills: number;
  /** Number of slow connections of each kind. */
  readonly slow: number;
  /** Number of long entries in an export that is read slowly. */
  readonly rows: number;
}

export const full: Scale = { documents: 1000, every: 1, kills: 40, slow: 100, rows: 20_000 };
/** Checks that everything runs. */
export const quick: Scale = { documents: 50, every: 40, kills: 4, slow: 10, rows: 10_000 };
