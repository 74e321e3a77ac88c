import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../schema/contract/match-tiers.js';
import type { Highlight } from './entry-views.js';

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
