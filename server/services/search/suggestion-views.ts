import type { EntryView } from '../../nouns/entry.js';
import type { SuggestionGroup } from '../../search/rank/suggestions.js';
import type { Versioned } from '../entries/entry-views.js';

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
