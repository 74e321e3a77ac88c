/** Approximate width of a letter, relative to the font size. */
const letterWidth = 0.5;

/**
 * Breaks a text between words into at most two lines of about `width` pixels at a font size of `size` pixels; cuts the
 * second.
 */
export function twoLines(text: string, width: number, size: number): readonly string[] {
  const letters = Math.floor(width / (size * letterWidth));
  if (text.length <= letters) return [text];
  const end = text.lastIndexOf(' ', letters);
  if (end <= 0) return [cutText(text, width, size)];
  return [text.slice(0, end), cutText(text.slice(end + 1), width, size)];
}

/** Breaks texts as `twoLines` does; the second line of those that would read alike begins where they differ. */
export function distinctLines(
  texts: readonly string[],
  width: number,
  size: number,
): readonly (readonly string[])[] {
  const broken = texts.map((text) => twoLines(text, width, size));
  return texts.map((text, place) => {
    const own = broken[place] ?? [];
    const alike = texts.filter((_, other) => other !== place && String(broken[other]) === String(own));
    if (alike.length === 0) return own;
    const difference = Math.max(...alike.map((other) => sameLetters(text, other)));
    const word = text.lastIndexOf(' ', difference - 1) + 1;
    const isNear = (difference - word + 2) * size * letterWidth < width / 2;
    const end = `…${text.slice(isNear ? word : difference)}`;
    return [...own.slice(0, 1), cutText(end, width, size)];
  });
}

/** The number of letters with which both texts begin. */
function sameLetters(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** Cuts a text to about `width` pixels at a font size of `size` pixels, because SVG does not truncate text. */
export function cutText(text: string, width: number, size: number): string {
  const letters = Math.floor(width / (size * letterWidth));
  return text.length <= letters ? text : `${text.slice(0, Math.max(letters - 1, 1)).trimEnd()}…`;
}
