import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { hostileJsonTexts, malformedTexts } from '../rest/hostile-texts.js';
import { graphqlInputs } from './graphql-inputs.js';
import { type Input, makeTargets, stored, usualValue } from './inputs.js';
import { checkLog, forEach, type Product, startProduct } from './product.js';
import { type Finding, type Report, tally } from './report.js';
import { restInputs } from './rest-inputs.js';
import type { Scale } from './scale.js';

/** As many imports of one person run at the same time. */
const atOnce = limits.imports.uploads.person;

/** Naughty strings in every input of both APIs, and in every field of imported rows. */
export async function naughtyStrings(report: Report, { every }: Scale): Promise<void> {
  const product = await startProduct();
  const targets = await makeTargets(product.atlas);
  const texts = readTexts().filter((_text, index) => index % every === 0);
  const apis = {
    REST: await restInputs(product.atlas, targets),
    GraphQL: await graphqlInputs(product.atlas, targets),
  };
  for (const [api, inputs] of Object.entries(apis)) {
    await report.check(
      {
        what: `naughty strings, ${api}`,
        sent: `${texts.length} texts to each of ${inputs.length} inputs`,
        expected: 'stored or answered as sent, or refused in words; nothing from 500 up',
      },
      () => sendAll(inputs, texts),
    );
  }
  await report.check(
    {
      what: 'naughty strings, imports',
      sent: `rows with these texts in each of ${entryFieldNames.length} fields and in additional`,
      expected: 'each stored exactly, or its row reported',
    },
    () => importAll(product, texts),
  );
  await checkLog(report, product);
}

/** The Big List of Naughty Strings, and texts of our own; see README.md. */
function readTexts(): string[] {
  const list: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'naughty-strings.json'), 'utf8'));
  const naughty = Array.isArray(list) ? list.map(String) : [];
  return [...new Set([...naughty, ...hostileJsonTexts, ...malformedTexts])];
}

async function sendAll(inputs: readonly Input[], texts: readonly string[]): Promise<Finding> {
  const statuses: number[] = [];
  const problems: string[] = [];
  const calls = inputs.flatMap((input) => texts.map((text) => ({ input, text })));
  await forEach(calls, atOnce, async ({ input, text }) => {
    const { status, problem } = await input.send(text);
    statuses.push(status);
    if (problem !== null) problems.push(`${input.name} ${JSON.stringify(text.slice(0, 60))}: ${problem}`);
  });
  const seen = [tally(statuses), `${problems.length} problems`, ...problems.slice(0, 5)].join('; ');
  return { seen, ok: problems.length === 0 };
}

/** Imports one row for each text and place, and compares what an export has of it. */
async function importAll({ atlas }: Product, texts: readonly string[]): Promise<Finding> {
  const names = ['disease', 'autoantibody', 'autoantigen'];
  const wrong: string[] = [];
  let [kept, reported] = [0, 0];
  for (const place of [...entryFieldNames, 'additional'] as const) {
    const rows = texts.map((text, index) => ({
      ...Object.fromEntries(names.map((name) => [name, usualValue(name, 'string')])),
      ...(place !== 'additional' && { [place]: text }),
      additional: { tag: `${place} ${index}`, ...(place === 'additional' && { note: text }) },
    }));
    const { data } = await atlas.good('POST', `${restPaths.bulkImport}?mode=valid-only`, {
      body: { entries: rows },
    });
    const bad = new Set(data.errors.map(({ row }: { row: number }) => row));
    const found = await storedTexts(atlas, place);
    texts.forEach((text, index) => {
      const tag = `${place} ${index}`;
      const isStored = found.has(tag) && found.get(tag) === stored(text);
      if (isStored) kept += 1;
      if (bad.has(index + 1)) reported += 1;
      if (isStored === bad.has(index + 1)) wrong.push(`${place} ${JSON.stringify(text.slice(0, 60))}`);
    });
  }
  const seen = [`${kept} stored, ${reported} reported, ${wrong.length} neither`, ...wrong.slice(0, 5)].join(
    '; ',
  );
  return { seen, ok: wrong.length === 0 };
}

/** The stored texts of one place, by the tags of their rows. */
async function storedTexts(
  atlas: Product['atlas'],
  place: EntryFieldName | 'additional',
): Promise<Map<string, string | null>> {
  const { data } = await atlas.good('GET', restPaths.exportEntries);
  const entries: Answer[] = data;
  return new Map(
    entries
      .filter(({ additional }) => String(additional.tag).startsWith(`${place} `))
      .map((entry) => [
        entry.additional.tag,
        place === 'additional' ? (entry.additional.note ?? null) : entry[place],
      ]),
  );
}
