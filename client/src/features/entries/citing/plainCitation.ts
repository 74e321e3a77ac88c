import type { Citation } from './citation';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A citation as a sentence for a list of references. */
export function plainCitation(citation: Citation): string {
  const { author, title, publisher, accession, version, date, address } = citation;
  const edition = `${accession}, version ${version} (${days.format(new Date(date))})`;
  return `${author}. ${title}. ${publisher}, ${edition}. ${address}`;
}
