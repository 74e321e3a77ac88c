import type { CascadeField } from '@contract/entry-filters';
import { createContext } from 'react';

/** A part of a text, from its first letter up to the one it ends before. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A value that may be meant, and how many entries have it. */
export interface SuggestedValue {
  readonly value: string;
  readonly count: number;
  /** What the vocabulary calls it, where that is what was typed. */
  readonly synonym: string | null;
  readonly ranges: readonly TextRange[];
}

/** The values of one field that may be meant. */
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

/** What may be meant by what was typed so far. */
export interface Suggestions {
  readonly groups: readonly SuggestedGroup[];
  readonly didYouMean: string | null;
  readonly entry: SuggestedEntry | null;
}

/** Asks for suggestions; the answer to a signal that was given up is not waited for. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<Suggestions>;

/** How fields that search ask for suggestions; nothing where they are to do without. */
export const SuggestContext = createContext<Suggest | null>(null);
