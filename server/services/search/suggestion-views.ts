import type { CascadeField } from '../../../schema/contract/entry-filters.js';
import type { EntryView, Versioned } from '../entries/entry-views.js';
import type { TextRange } from '../entries/match-views.js';

/** A value that may be meant. */
export interface Suggestion {
  readonly value: string;
  /** Living entries that hold it. */
  readonly count: number;
  /** What the vocabulary calls the disease, where that is what was typed. */
  readonly synonym: string | null;
  /** Where in the value that stands which was typed. */
  readonly ranges: readonly TextRange[];
}

/** The values of one field that may be meant, best first; never empty. */
export interface SuggestionGroup {
  readonly field: CascadeField;
  readonly suggestions: readonly Suggestion[];
}

/** What somebody may mean who is still typing. */
export interface Suggestions extends Versioned {
  /** The one with the best match first. */
  readonly groups: readonly SuggestionGroup[];
  readonly count: number;
  /** What was likely meant, where nothing holds what was typed. */
  readonly didYouMean: string | null;
  /** The entry whose accession was typed. */
  readonly entry: EntryView | null;
}
