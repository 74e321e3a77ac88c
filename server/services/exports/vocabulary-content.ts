import { vocabularyNotices } from '../../../schema/contract/vocabulary-exports.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';

/** The vocabulary, and what a file says about it. */
export interface VocabularyContent {
  readonly terms: readonly AutoantibodyTerm[];
  /** The public address of the site. */
  readonly site: string;
  readonly dataVersion: string;
}

/** The notices that terms with facts of these sources must carry. */
export function noticesOf(terms: readonly Pick<AutoantibodyTerm, 'hpo' | 'loinc'>[]): readonly string[] {
  return [
    ...(terms.some(({ hpo }) => hpo.length > 0) ? [vocabularyNotices.hpo] : []),
    ...(terms.some(({ loinc }) => loinc.length > 0) ? [vocabularyNotices.loinc] : []),
  ];
}
