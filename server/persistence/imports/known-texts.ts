import { nameKeysIn } from '../../../schema/contract/rules/name-keys.js';
import { searchSegment } from '../../../schema/contract/rules/search-document.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import { RecentlyMade } from '../recent-texts.js';
import type { NewWords } from '../repositories/search-words.repository.js';

/** What a value becomes in the index of entries. */
export class KnownText {
  readonly key: string | null;
  readonly segment: string;
  private known: readonly string[] | undefined;

  constructor(private readonly text: string) {
    this.key = sortKey(text);
    this.segment = searchSegment(text);
  }

  /** What the names in it are known by. */
  get names(): readonly string[] {
    return (this.known ??= nameKeysIn(this.text));
  }
}

const textsKept = 5000;

/**
 * What became of values met before: most values of a file stand in many of its rows, and folding them is dear. The words of
 * those met for the first time are noted in `brought`.
 */
export class KnownTexts {
  private readonly texts = new RecentlyMade(textsKept, (text) => {
    const made = new KnownText(text);
    this.brought.addSegment(made.segment);
    return made;
  });

  constructor(readonly brought: NewWords) {}

  of(text: string): KnownText {
    return this.texts.of(text);
  }

  /** The segment of a text that hardly stands in two rows. */
  segment(text: string): string {
    const segment = searchSegment(text);
    this.brought.addSegment(segment);
    return segment;
  }
}
