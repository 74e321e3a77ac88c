/** About what a letter takes of its size in this type. */
const letterWidth = 0.5;

/** A text cut to about `width` pixels at a size of `size` pixels: drawings do not cut by themselves. */
export function cutText(text: string, width: number, size: number): string {
  const letters = Math.floor(width / (size * letterWidth));
  return text.length <= letters ? text : `${text.slice(0, Math.max(letters - 1, 1)).trimEnd()}…`;
}
