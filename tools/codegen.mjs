/**
 * `npm run codegen`: generates the schema from the server's code, fragments of all fields from the field table, then
 * the client's types and hooks from both. With --check it writes nothing, and fails if a committed file is out of date.
 */
import './check-node.mjs';
import './typescript-worker.mjs';

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { fail, filesIn, inRoot, print, run } from './support.mjs';

const schemaFile = 'schema/schema.graphql';
const fragmentsFile = 'client/src/generated/entryFields.graphql';
const remedy = 'Run "npm run codegen" and commit what it writes.';

/** The schema of the server's classes, which needs no database. */
async function schema() {
  const { schemaText } = await import('../server/transport/graphql/build-schema.ts');
  const { resolverClasses } = await import('../server/use-cases.ts');
  return schemaText(resolverClasses);
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
const written = { [schemaFile]: await schema(), [fragmentsFile]: await fieldFragments() };

if (onlyCheck) {
  for (const [file, text] of Object.entries(written)) {
    if (!existsSync(inRoot(file)) || readFileSync(inRoot(file), 'utf8') !== text) {
      fail(`${file} is out of date. ${remedy}`);
    }
  }
  if ((await codegen('--check', '--errors-only')) !== 0)
    fail(`The client's generated code is stale. ${remedy}`);
  if (leftovers().length > 0) fail(`Nothing generates ${leftovers().join(', ')} any more. ${remedy}`);
  print('The schema and the generated code are up to date.');
} else {
  for (const [file, text] of Object.entries(written)) writeFileSync(inRoot(file), text);
  if ((await codegen('--errors-only')) !== 0)
    fail('The client code could not be generated; the reason is above.');
  for (const file of leftovers()) rmSync(inRoot(file));
  print(`Wrote ${schemaFile} and the client's generated code.`);
}
