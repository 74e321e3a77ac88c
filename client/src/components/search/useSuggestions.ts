import { useContext, useEffect, useState } from 'react';

import { SuggestContext, type Suggestions } from './suggestions';

/** Pause in typing, in milliseconds, after which suggestions are requested. */
const pause = 120;

/** The answer for a term; without suggestions if the request failed. */
export interface Answer {
  readonly term: string;
  readonly suggestions: Suggestions | null;
}

/**
 * Returns the suggestions for a term, requested after a pause in typing. The previous ones stay until then, so that
 * nothing flickers; outdated answers are discarded, and a blank term requests nothing.
 */
export function useSuggestions(term: string, isWanted: boolean): Answer | null {
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
