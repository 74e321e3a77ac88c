/**
 * Text that cannot be stored or shown as it is: NUL and the other control characters but tab and line breaks, and lone
 * surrogates, which PostgreSQL would silently replace.
 */
const unstorable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/u;

/** Whether a text holds characters that nobody sees, by which two names can look the same. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Tells whether a text holds only characters that can be stored and given back exactly. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}
