/** Serialises a value to JSON with sorted names: equal bodies give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => `${canonicalJson(item)},`).join('')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  const members = pairs.map(
    ([name, inner]: [string, unknown]) => `${JSON.stringify(name)}:${canonicalJson(inner)},`,
  );
  return `{${members.join('')}}`;
}
