/** About what a letter takes of its size in this type. */
const letterWidth = 0.5;

/** A text on at most two lines of about `width` pixels at a size of `size` pixels, broken between words, the second cut. */
export function twoLines(text: string, width: number, size: number): readonly string[] {
  const letters = Math.floor(width / (size * letterWidth));
  if (text.length <= letters) return [text];
  const end = text.lastIndexOf(' ', letters);
  if (end <= 0) return [cutText(text, width, size)];
  return [text.slice(0, end), cutText(text.slice(end + 1), width, size)];
}

/** A text cut to about `width` pixels at a size of `size` pixels: drawings do not cut by themselves. */
export function cutText(text: string, width: number, size: number): string {
  const letters = Math.floor(width / (size * letterWidth));
  return text.length <= letters ? text : `${text.slice(0, Math.max(letters - 1, 1)).trimEnd()}…`;
}
