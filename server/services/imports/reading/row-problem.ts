const shownLength = 500;

/** Shortens a text to the length that is shown. */
export function shortened(text: string | null): string | null {
  if (text === null || text.length <= shownLength) return text;
  return `${text.slice(0, shownLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
