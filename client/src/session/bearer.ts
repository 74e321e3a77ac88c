/** The header by which a request says on whose behalf it comes; none for a visitor. */
export function bearer(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
