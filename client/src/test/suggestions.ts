import type { Suggestions } from '../components/search/suggestions';
import { SuggestionsDocument } from '../generated/lookup';
import { answerTo } from './answers';

type Group = Suggestions['groups'][number];
type Value = Partial<Group['suggestions'][number]> & { readonly value: string };

/** The suggested values of a field; omitted properties get defaults. */
export function makeGroup(field: Group['field'], ...values: readonly Value[]): Group {
  return {
    field,
    suggestions: values.map((value) => ({ count: 1, synonym: null, ranges: [], ...value })),
  };
}

/** The suggestions for a term. */
export function makeSuggestions(values: Partial<Suggestions> = {}): Suggestions {
  return { groups: [], didYouMean: null, entry: null, ...values };
}

export function suggestionsAnswer(term: string, values: Partial<Suggestions> = {}) {
  const suggestions = makeSuggestions(values);
  return answerTo(
    { query: SuggestionsDocument, variables: { term } },
    { suggestions: { __typename: 'Suggestions', ...suggestions } },
  );
}
