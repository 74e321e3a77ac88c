import { type Choice, pathOfChoice } from '../../../components/search/choice';
import { paths } from '../../../paths';
import { addressOf, readView } from './entriesSearchParams';
import { withSearch, withValue } from './searchView';

/** The URL of a search choice, applied to the list with this query: a search leaves the other filters in place. */
export function pathInList(choice: Choice, query: string): string {
  const view = readView(new URLSearchParams(query));
  switch (choice.kind) {
    case 'search':
      return paths.entries(addressOf(withSearch(view, choice.term)));
    case 'value':
      return paths.entries(addressOf(withValue(view, choice.field, choice.value)));
    case 'entry':
      return pathOfChoice(choice);
  }
}
