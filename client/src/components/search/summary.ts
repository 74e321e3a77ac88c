import type { SuggestedOption } from './options';
import type { Answer } from './useSuggestions';

/** What a screen reader is told politely of the list below the field; nothing while an answer is on its way. */
export function summaryOf(
  term: string,
  answer: Answer | null,
  options: readonly SuggestedOption[],
): string | null {
  if (term === '') return countOf(options.length, 'recent search', 'recent searches');
  if (answer === null || answer.term !== term) return null;
  const meant = answer.suggestions?.didYouMean ?? null;
  const found = options.filter(({ says }) => says === 'value' || says === 'entry').length;
  if (found > 0) return countOf(found, 'suggestion', 'suggestions');
  return meant === null ? 'No suggestions' : `No suggestions. Did you mean ${meant}?`;
}

function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
