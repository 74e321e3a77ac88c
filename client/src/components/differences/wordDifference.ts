// The index of the package would bring every other comparison along.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A piece of text that is unchanged, removed or added. */
export interface DifferencePiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Time limit in milliseconds after which a comparison of very long texts stops and shows one whole text after the
 * other.
 */
const timeout = 150;
/** Minimum share of common text: below it, words that happen to be in both texts would only confuse. */
const minSharedShare = 0.2;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The word by word difference of two texts; if almost nothing is common, the whole old text and then the new one. */
export function wordDifference(before: string, after: string): readonly DifferencePiece[] {
  if (before === after) return [{ kind: 'same', text: before }];
  const steps = diffArrays(wordsOf(before), wordsOf(after), { timeout }) ?? [];
  const shared = steps.filter(({ added, removed }) => !added && !removed).map(({ value }) => value.join(''));
  const share = shared.join('').replace(/\s/g, '').length / Math.max(before.length, after.length);
  return share < minSharedShare ? change(before, after) : inRuns(steps);
}

const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

type Steps = readonly {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}[];

/** Changes with only white space between them are merged, which is easier to read than single words. */
function inRuns(steps: Steps): readonly DifferencePiece[] {
  const pieces: DifferencePiece[] = [];
  let [removed, added] = ['', ''];
  steps.forEach((step, position) => {
    const text = step.value.join('');
    const isChange = step.added || step.removed;
    const isBridge = text.trim() === '' && removed + added !== '' && position < steps.length - 1;
    if (!step.added && (isChange || isBridge)) removed += text;
    if (!step.removed && (isChange || isBridge)) added += text;
    if (isChange || isBridge) return;
    pieces.push(...change(removed, added), { kind: 'same', text });
    [removed, added] = ['', ''];
  });
  return [...pieces, ...change(removed, added)];
}

function change(removed: string, added: string): readonly DifferencePiece[] {
  const both: readonly DifferencePiece[] = [
    { kind: 'removed', text: removed },
    { kind: 'added', text: added },
  ];
  return both.filter(({ text }) => text !== '');
}
