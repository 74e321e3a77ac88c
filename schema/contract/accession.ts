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
