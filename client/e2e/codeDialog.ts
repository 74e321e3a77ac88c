import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** What the dialog calls the code for the rows that are shown, for all of them, and for what has no rows. */
export const labels = {
  page: 'The page as shown, as JSON',
  all: 'All rows, as csv',
  whole: 'What is shown, as JSON',
  body: 'Body to post, as JSON',
} as const;

/** The code under a label of a tab of the dialog, which is open. */
export async function readCode(page: Page, tab: string, label: string): Promise<string> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: tab, exact: true });
  return (await panel.getByRole('region', { name: label, exact: true }).textContent()) ?? '';
}

/** Whether this machine has a program; where it has not, its snippets are read and not run. */
export function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Runs a program and gives what it says. */
export async function run(program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { maxBuffer: 100_000_000 })).stdout;
}

/** What stands at an address. */
export async function get(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** What is answered to a body of JSON. */
export async function post(address: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body })).text();
}

/** An entry as any of the ways tells it. */
export interface Row {
  readonly accession: string;
}

/** The accessions of rows, in their order. */
export function accessionsOf(rows: readonly Row[]): string[] {
  return rows.map(({ accession }) => accession);
}

/** Those of an answer of REST, of a csv file, and of an answer of GraphQL. */
export const accessionsIn = {
  json: (text: string): string[] => accessionsOf((JSON.parse(text) as { data: Row[] }).data),
  csv: (text: string): string[] => accessionsOf(parse<Row>(text, { columns: true })),
  graphql: (text: string): string[] =>
    accessionsOf((JSON.parse(text) as { data: { entries: { items: Row[] } } }).data.entries.items),
} as const;
