const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of an account's identifier. */
export function isUserId(text: string): boolean {
  return uuid.test(text);
}
