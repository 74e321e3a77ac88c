import type { CascadeField } from '@contract/entry-filters';
import { createContext } from 'react';

/** A range of a text; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A suggested value, and how many entries have it. */
export interface SuggestedValue {
  readonly value: string;
  readonly count: number;
  /** The synonym in the vocabulary that matches the typed text, if any. */
  readonly synonym: string | null;
  readonly ranges: readonly TextRange[];
}

/** The suggested values of one field. */
interface SuggestedGroup {
  readonly field: CascadeField;
  readonly suggestions: readonly SuggestedValue[];
}

/** The entry whose accession was typed. */
export interface SuggestedEntry {
  readonly accession: string;
  readonly disease: string;
  readonly autoantibody: string;
}

/** The suggestions for a typed text. */
export interface Suggestions {
  readonly groups: readonly SuggestedGroup[];
  readonly didYouMean: string | null;
  readonly entry: SuggestedEntry | null;
}

/** Fetches suggestions; an aborted signal discards the answer. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<Suggestions>;

/** Provides search fields with a function that fetches suggestions; `null` for none. */
export const SuggestContext = createContext<Suggest | null>(null);
