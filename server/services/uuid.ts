const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text has the form of an id, of whatever version it would be. */
export function isUuid(text: string): boolean {
  return form.test(text);
}
