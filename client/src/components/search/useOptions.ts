import { isCascadeField, type SearchField } from '@contract/entry-filters';
import { useContext, useEffect, useState } from 'react';

import { formatCount } from '../format';
import { groupsFor, type Option, type OptionGroup, recentOption } from './options';
import { useRecentSearches } from './recentSearches';
import { SuggestContext, type Suggestions } from './suggestions';

const noSuggestions: Suggestions = { groups: [], entry: null, didYouMean: null };

interface Options {
  readonly groups: readonly OptionGroup[];
  /** The options of all groups, in order. */
  readonly options: readonly Option[];
  /** The announcement for screen readers; `null` while an answer is loading. */
  readonly summary: string | null;
}

/** Returns the options for the typed text; while nothing is typed, the recent searches. */
export function useOptions(typed: string, place: SearchField, isOpen: boolean): Options {
  const recents = useRecentSearches();
  const isAsked = place === 'all' || isCascadeField(place);
  const answer = useSuggestions(isAsked ? typed : '', isOpen);
  const groups = groupsNow();
  const options = groups.flatMap((group) => group.options);
  return { groups, options, summary: summaryOf(typed, options, answer) };

  function groupsNow(): readonly OptionGroup[] {
    if (typed === '') return [{ field: null, options: recents.map(recentOption) }];
    // The list must not open and then grow: it waits for the first answer, if one was requested.
    if (isAsked && answer === null) return [];
    return groupsFor(typed, place, answer?.suggestions ?? noSuggestions);
  }
}

function summaryOf(term: string, options: readonly Option[], answer: Answer | null): string | null {
  if (term === '') return formatCount(options.length, 'recent search', 'recent searches');
  if (answer?.term !== term) return null;
  const found = options.filter(({ choice }) => choice.kind !== 'search').length;
  if (found > 0) return formatCount(found, 'suggestion', 'suggestions');
  const meant = answer.suggestions?.didYouMean ?? null;
  return meant === null ? 'No suggestions' : `No suggestions. Did you mean ${meant}?`;
}

/** Pause in typing, in milliseconds, after which suggestions are requested. */
const pause = 120;

/** The answer for a term; without suggestions if the request failed. */
interface Answer {
  readonly term: string;
  readonly suggestions: Suggestions | null;
}

/**
 * Returns the suggestions for a term, requested after a pause in typing. The previous ones stay until then, so that
 * nothing flickers; outdated answers are discarded, and a blank term requests nothing.
 */
function useSuggestions(term: string, isWanted: boolean): Answer | null {
  const suggest = useContext(SuggestContext);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = term.trim();
  if (asked === '' && answer !== null) setAnswer(null);
  useEffect(
    function askWhenTypingPauses() {
      if (asked === '' || !isWanted || suggest === null) return;
      const control = new AbortController();
      const showAnswer = (suggestions: Suggestions | null) => {
        if (!control.signal.aborted) setAnswer({ term: asked, suggestions });
      };
      const timer = setTimeout(() => {
        suggest(asked, control.signal).then(showAnswer, () => showAnswer(null));
      }, pause);
      return () => {
        clearTimeout(timer);
        control.abort();
      };
    },
    [asked, isWanted, suggest],
  );
  return answer;
}
