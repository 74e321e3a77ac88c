/** One piece of a filter value with `*`: plain text, or a placeholder for any text. */
export type WildcardPiece = { readonly text: string } | 'anything';

/** Splits a filter value at its asterisks; `\*` is a literal asterisk. */
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
