import { Button } from '@mantine/core';

import { ButtonLink } from '../../../components/ButtonLink';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { isFiltered } from '../../../components/listCriteria';
import { StateMessage } from '../../../components/StateMessage';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';
import { addressOf, type EntriesView } from './entriesSearchParams';
import { NamesApart } from './NamesApart';
import { withSearch } from './searchView';
import { withoutFilters } from './viewChanges';

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
