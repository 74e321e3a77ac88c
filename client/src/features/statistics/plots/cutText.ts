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

/** Cuts a text to about `width` pixels at a font size of `size` pixels, because SVG does not truncate text. */
export function cutText(text: string, width: number, size: number): string {
  const letters = Math.floor(width / (size * letterWidth));
  return text.length <= letters ? text : `${text.slice(0, Math.max(letters - 1, 1)).trimEnd()}…`;
}
