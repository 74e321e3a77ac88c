/** An accession is stable, citable and never reused: `AIA` and seven digits, such as AIA0000042. */
const form = /^AIA(\d{7,9})$/i;

/** The accession of an entry's number (1 or more). */
export function formatAccession(entryNumber: number): string {
  return `AIA${String(entryNumber).padStart(7, '0')}`;
}

/** The entry number of an accession, case-insensitive; `null` for anything else. */
export function parseAccession(text: string): number | null {
  const digits = form.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Nine digits, so that GraphQL's `Int` holds every version. */
const versionedForm = /^AIA(\d{7,9})\.v([1-9]\d{0,8})$/i;

/** A version of an entry, by the accession of the entry and the number of the version. */
export interface VersionedAccession {
  readonly accession: string;
  readonly version: number;
}

/** What cites one version of an entry, in addresses too: `AIA0000042.v3`. */
export function formatVersionedAccession({ accession, version }: VersionedAccession): string {
  return `${accession}.v${String(version)}`;
}

/** Parses a versioned accession, case-insensitive; `null` for anything else. */
export function parseVersionedAccession(text: string): VersionedAccession | null {
  const [, entryNumber, version] = versionedForm.exec(text.trim()) ?? [];
  if (entryNumber === undefined || version === undefined) return null;
  return { accession: formatAccession(Number(entryNumber)), version: Number(version) };
}
