import { WordDifference } from '../../components/differences/WordDifference';
import { wordDifference } from '../../components/differences/wordDifference';

interface ComparedValueProps {
  readonly value: string | null;
  /** The value of the first entry; `null` or absent for the first entry itself. */
  readonly first?: string | null | undefined;
}

/** The value of a field; if it resembles that of the first entry, the differing words are highlighted. */
export function ComparedValue({ value, first = null }: ComparedValueProps) {
  if (value === null) return <i data-text="quiet">Not recorded</i>;
  if (first === null || !areAlike(first, value)) return value;
  return <WordDifference before={first} after={value} side="after" />;
}

/** Texts of fewer characters than this get no highlights: their differences are obvious. */
const minLength = 40;

/** Whether two texts share some words and differ in others. Highlights do not help with short or unrelated texts. */
function areAlike(first: string, value: string): boolean {
  if (Math.min(first.length, value.length) < minLength) return false;
  const pieces = wordDifference(first, value);
  const shared = pieces.filter(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text));
  return shared.length > 0 && shared.length < pieces.length;
}
