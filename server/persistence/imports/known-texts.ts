import { nameKeysIn } from '../../../schema/contract/rules/name-keys.js';
import { searchSegment } from '../../../schema/contract/rules/search-document.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { NewWords } from '../repositories/search-words.repository.js';

/** What a value becomes in the index of entries. */
export interface KnownText {
  readonly key: string | null;
  readonly segment: string;
}

const textsKept = 5000;
const longestKept = 300;

/**
 * Keys and segments of values met before: most values of a file stand in many of its rows, and folding them is dear. The words of
 * those met for the first time are noted in `brought`.
 */
export class KnownTexts {
  private readonly texts = new Map<string, KnownText>();
  private readonly keys = new Map<string, readonly string[]>();

  constructor(readonly brought: NewWords) {}

  of(text: string): KnownText {
    return kept(this.texts, text, (value) => ({ key: sortKey(value), segment: this.segment(value) }));
  }

  /** What the names in a value are known by. */
  names(text: string): readonly string[] {
    return kept(this.keys, text, nameKeysIn);
  }

  /** The segment of a text that hardly stands in two rows. */
  segment(text: string): string {
    const segment = searchSegment(text);
    this.brought.addSegment(segment);
    return segment;
  }
}

function kept<Made>(known: Map<string, Made>, text: string, make: (text: string) => Made): Made {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = make(text);
  if (text.length > longestKept) return made;
  if (known.size >= textsKept) known.clear();
  known.set(text, made);
  return made;
}
