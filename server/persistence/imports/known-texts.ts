import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKeysIn } from '../../search/index/name-keys.js';
import { foldedSegment, searchSegment } from '../../search/index/search-document.js';
import { foldedSortKey } from '../../search/index/sort-key.js';
import type { NewWords } from '../../search/sql/search-words.repository.js';
import { MemoCache } from '../../search/sql/text-cache.js';
import { copyCell } from './copy-cell.js';

/** What a value becomes in the index of entries. */
class KnownText {
  readonly key: string | null;
  readonly segment: string;
  /** As COPY takes the value and its key, each after the tab before it. */
  readonly cell: string;
  readonly keyCell: string;
  private notedIn = 0;
  private known: readonly string[] | undefined;

  constructor(private readonly text: string) {
    const folded = fold(text);
    this.key = foldedSortKey(folded);
    this.segment = foldedSegment(folded);
    this.cell = `\t${copyCell(text)}`;
    this.keyCell = this.key === text ? this.cell : `\t${copyCell(this.key)}`;
  }

  /** What the names in it are known by. */
  get names(): readonly string[] {
    return (this.known ??= nameKeysIn(this.text));
  }

  /** Whether it is asked for the first time of a field, which one bit stands for. */
  isNewIn(bit: number): boolean {
    if ((this.notedIn & bit) !== 0) return false;
    this.notedIn |= bit;
    return true;
  }
}

/** How many are kept, as a power of two. */
const bits = 14;

/**
 * What became of values met before: most values of a file stand in many of its rows, and folding them is dear. The words of
 * those met for the first time are noted in `brought`.
 */
export class KnownTexts {
  private readonly texts = new MemoCache(bits, (text) => {
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
