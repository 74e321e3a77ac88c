import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../schema/contract/match-tiers.js';

/** A part of a text, in UTF-16 code units: from `start` up to, not including, `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a search term occurs in one field of a hit. */
export interface Highlight {
  readonly field: EntryFieldName;
  readonly fragment: string;
  readonly ranges: readonly TextRange[];
}

/** Why an entry was found. */
export interface Match {
  readonly tier: MatchTier;
  /** Where what was typed stands best; `null` where its words stand in several fields, or beyond them. */
  readonly field: EntryFieldName | null;
  /** What the vocabulary calls the disease, where that is why the entry was found. */
  readonly synonym: string | null;
  readonly highlights: readonly Highlight[];
}

/** Why one entry of a list was found. */
export interface SearchMatch extends Match {
  readonly entryId: string;
}
