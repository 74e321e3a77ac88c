import type { EntryFieldsFragment } from '../../../generated/types';
import type { Match } from './matches';
import classes from './MatchExcerpt.module.css';

interface SynonymNoteProps {
  readonly entries: readonly EntryFieldsFragment[];
  readonly matches: ReadonlyMap<string, Match>;
}

const most = 3;

/** A note on the synonyms by which the search matched diseases; each is mentioned once. */
export function SynonymNote({ entries, matches }: SynonymNoteProps) {
  const sentences = entries.flatMap(({ id, disease }) => {
    const synonym = matches.get(id)?.synonym ?? null;
    return synonym === null ? [] : [`${disease} is also called ${synonym}.`];
  });
  if (sentences.length === 0) return null;
  return <p className={classes.note}>{[...new Set(sentences)].slice(0, most).join(' ')}</p>;
}
