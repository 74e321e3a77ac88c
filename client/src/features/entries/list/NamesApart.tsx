import { Text } from '@mantine/core';

import { comparedEntries } from '../../../components/comparing/comparedEntries';
import { formatEntries } from '../../../components/format';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';
import { addressOf, type EntriesView } from './entriesSearchParams';
import { withSearch } from './searchView';
import { type FoundName, useNamesApart } from './useNamesApart';

/** For a search for two names that no entry contains together: what each of them finds, and a way to compare. */
export function NamesApart({ view }: { readonly view: EntriesView }) {
  const names = useNamesApart(view);
  if (names === null) return null;
  const [first, second] = names;
  return (
    <Text>
      No entry has both. <Found name={first} view={view} /> · <Found name={second} view={view} /> ·{' '}
      <TextLink to={paths.compare({ entries: chosenOf(first, second).join() })}>Compare them</TextLink>
    </Text>
  );
}

function Found({ name, view }: { readonly name: FoundName; readonly view: EntriesView }) {
  return (
    <TextLink to={paths.entries(addressOf(withSearch(view, name.words)))}>
      {name.words}: {formatEntries(name.total)}
    </TextLink>
  );
}

/** The best matches of both names by turns, as many as a comparison takes. */
function chosenOf(first: FoundName, second: FoundName): readonly string[] {
  const longest = Math.max(first.accessions.length, second.accessions.length);
  const turns = Array.from({ length: longest }, (_, turn) => [
    first.accessions[turn],
    second.accessions[turn],
  ]);
  const accessions = turns.flat().filter((accession) => accession !== undefined);
  return [...new Set(accessions)].slice(0, comparedEntries.max);
}
