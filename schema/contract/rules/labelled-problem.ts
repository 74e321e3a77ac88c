/**
 * Returns what follows the label of a field in the text of a problem with it: a message that begins with the name or
 * the label of the field continues the label, any other one comes after a colon.
 */
export function afterLabel(label: string, path: string, message: string): string {
  const name = [path, label].find((one) => message.startsWith(`${one} `));
  return name === undefined ? `: ${message}` : message.slice(name.length);
}
