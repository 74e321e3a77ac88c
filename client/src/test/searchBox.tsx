import { screen } from '@testing-library/react';

import { type Suggest, SuggestContext, type Suggestions } from '../components/search/suggestions';
import { SearchBox, type SearchBoxProps } from '../components/SearchBox';
import { renderApp } from './renderApp';
import { makeGroup, makeSuggestions } from './suggestions';

export const jo1Suggestions = makeSuggestions({
  groups: [
    makeGroup('autoantibody', { value: 'Anti-Jo-1', count: 2, ranges: [{ start: 5, end: 9 }] }),
    makeGroup('epitope', { value: 'Jo-1 domain' }, { value: 'Jo-1 tail' }),
  ],
});

/** Renders a search box; a function replaces the server. */
export function visit(
  suggest: Suggest | Suggestions = makeSuggestions(),
  props: Pick<SearchBoxProps, 'pathOf'> = {},
) {
  const asked = jest.fn(typeof suggest === 'function' ? suggest : () => Promise.resolve(suggest));
  const Page = () => (
    <SuggestContext value={asked}>
      <SearchBox label="Search entries" placeholder="Anything" {...props} />
      <button>Elsewhere</button>
    </SuggestContext>
  );
  const { user, goTo } = renderApp({ pages: { '/': Page }, at: '/' });
  const field = screen.getByRole('combobox', { name: 'Search entries' });
  const type = (text: string) => user.type(field, text);
  return { user, goTo, field, type, asked };
}

/** The options of the list under the box. */
export const listedOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
