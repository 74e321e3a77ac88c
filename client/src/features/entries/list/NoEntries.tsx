import { Button, Text } from '@mantine/core';

import { ButtonLink } from '../../../components/ButtonLink';
import { comparedEntries } from '../../../components/comparing/comparedEntries';
import { formatEntries } from '../../../components/format';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { isFiltered } from '../../../components/listCriteria';
import { StateMessage } from '../../../components/StateMessage';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';
import { addressOf, type EntriesView } from './entriesSearchParams';
import { type FoundName, useNamesApart } from './useNamesApart';
import { withoutFilters, withSearch } from './viewChanges';

interface NoEntriesProps {
  readonly view: EntriesView;
  /** The number of matching entries on all pages. */
  readonly total: number;
  /** A suggested correction of the search term; `null` for none. */
  readonly didYouMean: string | null;
  readonly onView: (view: EntriesView) => void;
}

/** Explains why the list is empty: a page past the end, filters without matches, or an empty database. */
export function NoEntries({ total, view, didYouMean, onView }: NoEntriesProps) {
  if (total > 0) {
    return <NoSuchPage page={view.page} onFirst={() => onView({ ...view, page: 1 })} />;
  }
  if (!isFiltered(view)) {
    return (
      <StateMessage
        title="There are no entries yet"
        action={<ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>}
      >
        New entries appear here.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No entries match"
      action={
        <>
          <Button onClick={() => onView(withoutFilters(view))}>Clear all</Button>
          <NamesApart view={view} />
        </>
      }
    >
      {didYouMean !== null && <DidYouMean term={didYouMean} view={view} />}
      An entry must contain every word of the search and meet all filters. Try fewer words or another
      spelling, or clear the filters.
    </StateMessage>
  );
}

function DidYouMean({ term, view }: { readonly term: string; readonly view: EntriesView }) {
  return (
    <>
      Did you mean <TextLink to={paths.entries(addressOf(withSearch(view, term)))}>{term}</TextLink>
      ?<br />
    </>
  );
}

/** For a search for two names that no entry contains together: what each of them finds, and a way to compare. */
function NamesApart({ view }: { readonly view: EntriesView }) {
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
