import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** The labels of code for the rows shown, for all rows, and for views without rows. */
export const labels = {
  page: 'Rows of this page, as JSON',
  all: 'All rows, as csv',
  whole: 'This data, as JSON',
  body: 'Body to post, as JSON',
} as const;

/** Returns the code under a label of a tab of the open dialog. */
export async function readCode(page: Page, tab: string, label: string): Promise<string> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: tab, exact: true });
  return (await panel.getByRole('region', { name: label, exact: true }).textContent()) ?? '';
}

/** Whether a program is installed on this machine; snippets of a missing program are parsed but not run. */
export function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

export async function run(program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { maxBuffer: 100_000_000 })).stdout;
}

/** Returns the body of the answer at an address. */
export async function get(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Returns the answer to a JSON body. */
export async function post(address: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body })).text();
}

/** An entry as REST, csv or GraphQL returns it. */
export interface Row {
  readonly accession: string;
}

/** The accessions of rows, in their order. */
export function accessionsOf(rows: readonly Row[]): string[] {
  return rows.map(({ accession }) => accession);
}

/** The accessions in an answer of REST, in a csv file, and in an answer of GraphQL. */
export const accessionsIn = {
  json: (text: string): string[] => accessionsOf((JSON.parse(text) as { data: Row[] }).data),
  csv: (text: string): string[] => accessionsOf(parse<Row>(text, { columns: true })),
  graphql: (text: string): string[] =>
    accessionsOf((JSON.parse(text) as { data: { entries: { items: Row[] } } }).data.entries.items),
} as const;
