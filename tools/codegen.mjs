/**
 * `npm run codegen`: generates the schema from the server's code, fragments of all fields from the field table, then
 * the client's types and hooks from both. With --check it writes nothing, and fails if a committed file is out of date.
 */
import './check-node.mjs';
import './typescript-worker.mjs';

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { build } from './build.mjs';
import { fail, filesIn, inRoot, print, run } from './support.mjs';

const schemaFile = 'schema/schema.graphql';
const fragmentsFile = 'client/src/generated/entryFields.graphql';
const remedy = 'Run "npm run codegen" and commit what it writes.';

async function emitSchema(path) {
  const code = await run(process.execPath, [
    '--enable-source-maps',
    inRoot('dist/server-build/server/emit-schema.js'),
    path,
  ]);
  if (code !== 0) fail('The schema could not be made from the code; the reason is above.');
}

async function freshSchema() {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-schema-'));
  await emitSchema(join(folder, 'schema.graphql'));
  const text = readFileSync(join(folder, 'schema.graphql'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** A fragment of all fields for each GraphQL type that has them; documents of the client spread these. */
async function fieldFragments() {
  const { entryFieldNames } = await import('../schema/contract/entry-fields.ts');
  const fragments = [
    ['EntryValues', 'Entry'],
    ['SnapshotValues', 'EntrySnapshot'],
    ['VersionValues', 'EntryVersion'],
    ['SubmissionValues', 'Submission'],
  ].map(([name, type]) => `fragment ${name} on ${type} {\n  ${entryFieldNames.join('\n  ')}\n}\n`);
  return [
    '# Written by "npm run codegen" from schema/contract/entry-fields.ts; do not edit.\n',
    ...fragments,
  ].join('\n');
}

const codegen = (...flags) =>
  run(process.execPath, [
    inRoot('node_modules/@graphql-codegen/cli/esm/bin.js'),
    '--config',
    'codegen.yml',
    ...flags,
  ]);

/** Generated modules whose documents no longer exist; the generator knows only those that it writes. */
function leftovers() {
  const documents = filesIn(['client/src'], (file) => file.endsWith('.graphql'));
  const modules = [
    'types.ts',
    basename(fragmentsFile),
    ...documents.map((file) => `${basename(file, '.graphql')}.ts`),
  ];
  return filesIn(['client/src/generated'], (file) => !modules.includes(basename(file)));
}

const onlyCheck = process.argv.includes('--check');
await build(['server']);

if (onlyCheck) {
  if ((await freshSchema()) !== readFileSync(inRoot(schemaFile), 'utf8')) {
    fail(`${schemaFile} is out of date. ${remedy}`);
  }
  if (
    !existsSync(inRoot(fragmentsFile)) ||
    readFileSync(inRoot(fragmentsFile), 'utf8') !== (await fieldFragments())
  ) {
    fail(`${fragmentsFile} is not what the field table says. ${remedy}`);
  }
  if ((await codegen('--check', '--errors-only')) !== 0)
    fail(`The client's generated code is stale. ${remedy}`);
  if (leftovers().length > 0) fail(`Nothing generates ${leftovers().join(', ')} any more. ${remedy}`);
  print('The schema and the generated code are up to date.');
} else {
  await emitSchema(schemaFile);
  writeFileSync(inRoot(fragmentsFile), await fieldFragments());
  if ((await codegen('--errors-only')) !== 0)
    fail('The client code could not be generated; the reason is above.');
  for (const file of leftovers()) rmSync(inRoot(file));
  print(`Wrote ${schemaFile} and the client's generated code.`);
}
