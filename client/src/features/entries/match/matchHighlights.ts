import { fold } from '@contract/rules/fold';

import type { TextRange } from '../../../components/search/suggestions';
import type { ColumnName } from '../list/entryColumns';
import type { Match, MatchHighlight } from './matches';

/** The ranges of a text to highlight: those of the match fragment, shifted to its position in the text. */
export function rangesIn(text: string, highlight: MatchHighlight | undefined): readonly TextRange[] {
  const place = highlight === undefined ? -1 : text.indexOf(highlight.fragment);
  if (highlight === undefined || place < 0) return [];
  return highlight.ranges.map(({ start, end }) => ({ start: start + place, end: end + place }));
}

/** The highlights in a column. A disease that matched by a synonym has none: a note explains the match. */
export function highlightRanges(
  text: string,
  name: ColumnName,
  match: Match | undefined,
): readonly TextRange[] {
  const ranges = rangesIn(
    text,
    match?.highlights.find(({ field }) => field === name),
  );
  const isWhole = ranges.length === 1 && ranges[0]?.start === 0 && ranges[0].end === text.length;
  return isWhole && name === 'disease' && (match?.synonym ?? null) !== null ? [] : ranges;
}

/**
 * The highlight in a hidden field whose letters no visible column highlights; `null` if the visible columns suffice.
 */
export function hiddenHighlight(
  { field, synonym, highlights }: Match,
  shown: readonly ColumnName[],
): MatchHighlight | null {
  const isShown = (highlight: MatchHighlight) => shown.includes(highlight.field);
  const shownTexts = new Set(
    [synonym ?? '', ...highlights.filter(isShown).flatMap(highlightedTexts)].map(keyOf),
  );
  const unseenHighlights = highlights.filter(
    (highlight) =>
      !isShown(highlight) && highlightedTexts(highlight).some((letters) => !shownTexts.has(keyOf(letters))),
  );
  return unseenHighlights.find((highlight) => highlight.field === field) ?? unseenHighlights[0] ?? null;
}

/** Cuts a fragment to start shortly before its first highlight. */
export function excerptOf({ fragment, ranges }: MatchHighlight): {
  text: string;
  ranges: readonly TextRange[];
} {
  const first = ranges[0]?.start ?? 0;
  if (first <= lead) return { text: fragment, ranges };
  const cut = fragment.lastIndexOf(' ', first - lead / 2) + 1;
  const start = first - cut > lead ? first : cut;
  const moved = ranges.map((range) => ({ start: range.start - start + 1, end: range.end - start + 1 }));
  return { text: `…${fragment.slice(start)}`, ranges: moved };
}

/** Maximum number of characters before the first highlight. */
const lead = 32;

function highlightedTexts({ fragment, ranges }: MatchHighlight): readonly string[] {
  return ranges.map(({ start, end }) => fragment.slice(start, end));
}

/** A key that ignores case, accents and punctuation. */
function keyOf(letters: string): string {
  return fold(letters).replace(/[^\p{L}\p{N}]+/gu, '');
}
