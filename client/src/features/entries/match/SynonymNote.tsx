import { Fragment } from 'react';

import { TextLink } from '../../../components/TextLink';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import type { Match, Meaning } from './matches';

interface SynonymNoteProps {
  /** What the whole text of the search names. */
  readonly meanings: readonly Meaning[];
  readonly entries: readonly EntryFieldsFragment[];
  readonly matches: ReadonlyMap<string, Match>;
}

const most = 3;

/** A note on the synonyms by which the search matched diseases; each is mentioned once. */
export function SynonymNote({ meanings, entries, matches }: SynonymNoteProps) {
  // What the whole search names is said above the list.
  const named = meanings.map(({ name }) => name);
  const notes = entries.flatMap(({ id, disease }) => {
    const synonym = matches.get(id)?.synonym ?? null;
    return synonym === null || named.includes(disease) ? [] : [{ disease, synonym }];
  });
  const byText = new Map(notes.map((note) => [`${note.disease} ${note.synonym}`, note]));
  if (byText.size === 0) return null;
  return (
    <p data-text="quiet">
      {[...byText].slice(0, most).map(([text, { disease, synonym }]) => (
        <Fragment key={text}>
          <TextLink to={paths.overview('disease', disease)}>{disease}</TextLink> is also called {synonym}
          .{' '}
        </Fragment>
      ))}
    </p>
  );
}
