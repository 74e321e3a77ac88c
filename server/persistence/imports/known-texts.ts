import { searchSegment } from '../../../schema/contract/rules/search-document.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';

/** What a value becomes in the index of entries. */
export interface KnownText {
  readonly key: string | null;
  readonly segment: string;
}

const textsKept = 5000;
const longestKept = 300;

/** Keys and segments of values met before: most values of a file stand in many of its rows, and folding them is dear. */
export class KnownTexts {
  private readonly texts = new Map<string, KnownText>();

  of(text: string): KnownText {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const made = { key: sortKey(text), segment: searchSegment(text) };
    if (text.length > longestKept) return made;
    if (this.texts.size >= textsKept) this.texts.clear();
    this.texts.set(text, made);
    return made;
  }
}
