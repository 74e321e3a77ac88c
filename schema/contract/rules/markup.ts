const characterReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML and XML, between tags and in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);
}

/** JSON as it stands in a script element: nothing in it may look like the end of that. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
