import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { StateMessage } from '../../../components/StateMessage';
import { paths } from '../../../paths';
import { addressOf, type EntriesView } from './entriesSearchParams';
import { searchedFor } from './searched';
import { cleared, isNarrowed } from './viewChanges';

interface NoEntriesProps {
  readonly view: EntriesView;
  /** How many entries there are, on whatever page. */
  readonly total: number;
  /** The words that were likely meant. */
  readonly didYouMean: string | null;
  readonly onView: (view: EntriesView) => void;
}

/** Says why there is nothing to see: past the end, narrowed too far, or an empty database. */
export function NoEntries({ total, view, didYouMean, onView }: NoEntriesProps) {
  if (total > 0) {
    return <NoSuchPage page={view.page} onFirst={() => onView({ ...view, page: 1 })} />;
  }
  if (!isNarrowed(view)) {
    return (
      <StateMessage title="There are no entries yet">
        Entries will appear here once some are added.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No entries match"
      action={<Button onClick={() => onView(cleared(view))}>Clear all</Button>}
    >
      {didYouMean !== null && <DidYouMean term={didYouMean} view={view} />}
      Every word of a search and every filter must hold. Try fewer words, another spelling, or clear the
      filters.
    </StateMessage>
  );
}

function DidYouMean({ term, view }: { readonly term: string; readonly view: EntriesView }) {
  return (
    <>
      Did you mean{' '}
      <Anchor component={Link} inherit to={paths.entries(addressOf(searchedFor(view, term)))}>
        {term}
      </Anchor>
      ?<br />
    </>
  );
}
