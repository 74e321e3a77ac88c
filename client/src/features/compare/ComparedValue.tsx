import { WordDifference } from '../../components/differences/WordDifference';
import { wordDifference } from '../../components/differences/wordDifference';
import classes from './Compare.module.css';

interface ComparedValueProps {
  readonly value: string | null;
  /** What the first entry says; nothing for the first itself. */
  readonly first?: string | null | undefined;
}

/** What an entry says in a field; where it is much like the first one, with what the first one does not say marked. */
export function ComparedValue({ value, first = null }: ComparedValueProps) {
  if (value === null) return <span className={classes.blank}>Not recorded</span>;
  if (first === null || !areAlike(first, value)) return value;
  return <WordDifference before={first} after={value} side="after" />;
}

/** Texts shorter than this, in letters, are told apart at a glance. */
const leastLength = 40;

/** Whether two texts share words and differ in others; of short or wholly different ones, marks would say nothing. */
function areAlike(first: string, value: string): boolean {
  if (Math.min(first.length, value.length) < leastLength) return false;
  const pieces = wordDifference(first, value);
  const shared = pieces.filter(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text));
  return shared.length > 0 && shared.length < pieces.length;
}
