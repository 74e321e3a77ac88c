const characterReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);
}

/** Escapes JSON for a script element: nothing in it can look like the end of the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
