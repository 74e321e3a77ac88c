/** One piece of a filter value with `*`: plain text, or a place where any text may stand. */
type WildcardPiece = { readonly text: string } | 'anything';

/** Takes a filter value apart at its stars; `\*` is a star itself. */
export function wildcardPieces(value: string): readonly WildcardPiece[] {
  const tokens = value.match(/\\\*|\*|[^*\\]+|\\/g) ?? [];
  const pieces: WildcardPiece[] = [];
  for (const token of tokens) {
    const last = pieces.at(-1);
    if (token === '*') {
      if (last !== 'anything') pieces.push('anything');
    } else {
      const text = token === '\\*' ? '*' : token;
      if (last !== undefined && last !== 'anything') pieces[pieces.length - 1] = { text: last.text + text };
      else pieces.push({ text });
    }
  }
  return pieces;
}
