/** The license of the entries. */
export const dataLicence = {
  name: 'CC BY 4.0',
  href: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
export const dataAuthors = 'The Autoimmune Atlas authors';
