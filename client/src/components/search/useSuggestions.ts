import { useContext, useEffect, useState } from 'react';

import { SuggestContext, type Suggestions } from './suggestions';

/** So many milliseconds without a key, and what was typed is asked for. */
const pause = 120;

/** What came for a term; without suggestions where nobody answered. */
export interface Answer {
  readonly term: string;
  readonly suggestions: Suggestions | null;
}

/**
 * The suggestions for a term, asked for when the typing pauses. Until they come those before them stay, so that nothing
 * flickers; answers that were overtaken are dropped, and nothing is asked for a blank.
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
      const settle = (suggestions: Suggestions | null) => {
        if (!control.signal.aborted) setAnswer({ term: asked, suggestions });
      };
      const timer = setTimeout(() => {
        suggest(asked, control.signal).then(settle, () => settle(null));
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
