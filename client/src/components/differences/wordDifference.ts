import { diffArrays } from 'diff';

/** A stretch of text that stayed, went, or came. */
export interface DifferencePiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** After this, in milliseconds, a comparison of very long texts gives up, and shows one whole after the other. */
const timeout = 150;
/** With less in common than this share, words that happen to be in both texts would only confuse. */
const leastShared = 0.2;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How one text became another, word by word; where next to nothing stayed, the one whole and then the other. */
export function wordDifference(before: string, after: string): readonly DifferencePiece[] {
  if (before === after) return [{ kind: 'same', text: before }];
  const steps = diffArrays(wordsOf(before), wordsOf(after), { timeout }) ?? [];
  const shared = steps.filter(({ added, removed }) => !added && !removed).map(({ value }) => value.join(''));
  const share = shared.join('').replace(/\s/g, '').length / Math.max(before.length, after.length);
  return share < leastShared ? change(before, after) : inRuns(steps);
}

const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

type Steps = readonly {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}[];

/** Changes with nothing but a blank between them are one change, which reads better than a word at a time. */
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
