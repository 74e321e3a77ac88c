import { screen, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import { renderApp } from '../../test/renderApp';
import { AboutPage } from './AboutPage';
import { topics } from './AboutSection';
import { attribution, sources, starterData } from './starterData';

interface Files {
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
}
interface Csv {
  readonly parse: (text: string, options: { readonly columns: true }) => Record<string, string>[];
}

// Both are Node APIs, for which the client has no types.
const { readFileSync } = jest.requireActual<Files>('node:fs');
const { parse } = jest.requireActual<Csv>('csv-parse/sync');
const visit = () => renderApp({ pages: { '/about': AboutPage }, at: '/about' });

test('the table of contents links to every heading of the page', () => {
  visit();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const [topic, heading] of Object.entries(topics)) {
    expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', topic);
    expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${topic}`);
  }
});

test('names every source with its terms and the required attribution', () => {
  visit();
  for (const { name, licence } of sources) {
    const [row] = screen.getAllByRole('row', { name: new RegExp(name) });
    expect(row).toHaveTextContent(licence);
  }
  expect(screen.getByText(attribution)).toBeInTheDocument();
  expect(screen.getByText('This is not medical advice.')).toBeInTheDocument();
});

test('copies how to cite the database on the day it is read', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('button', { name: 'Copy citation' }));
  expect(await screen.findByText(notices.citationCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(
    /^The Autoimmune Atlas authors\. Autoimmune Atlas\. http:\/\/localhost \(accessed \d+ \w+ \d{4}\)\.$/,
  );
});

test('its counts match the starter entries', () => {
  const rows = parse(readFileSync('data/starter-entries.csv', 'utf8'), { columns: true });
  const having = (field: string, pattern: RegExp) =>
    rows.filter((row) => pattern.test(row[field] ?? '')).length;
  expect(having('reference', /./)).toBe(rows.length);
  expect(starterData).toEqual({
    entries: rows.length,
    diseases: new Set(rows.map((row) => row.disease)).size,
    withUniprotId: having('uniprotId', /./),
    withDoid: having('databaseAccessionNumbers', /DOID:/),
    withMondo: having('databaseAccessionNumbers', /MONDO:/),
    withIdentifiedReference: having('reference', /PMID:\d|PMC\d|doi:10\./),
  });
});

test('the attribution and the sources are those of the data’s own description', () => {
  const description = readFileSync('data/README.md', 'utf8').replace(/\s+(?:> )?/g, ' ');
  expect(description).toContain(attribution);
  for (const { href } of sources) if (href !== undefined) expect(description).toContain(href);
});
