/**
 * Matches text that cannot be stored or shown unchanged: NUL and the other control characters except tab and line
 * breaks, and lone surrogates, which PostgreSQL would silently replace.
 */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const unstorable = new RegExp(`${controls.source}|${loneSurrogates.source}`);

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/u;

/** Returns whether a text holds invisible characters, with which two different names can look the same. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * Whether a text is missing or shows nothing: it holds only blanks, accents without a letter, and invisible characters.
 */
export function isUnseen(text: string | null | undefined): boolean {
  // A visible ASCII character spares most texts the rules of Unicode.
  return (
    text === null || text === undefined || (!/[!-~]/.test(text) && !visible.test(text.normalize('NFKD')))
  );
}

const visible = /[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** Returns whether a text holds only characters that can be stored and returned exactly. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}
