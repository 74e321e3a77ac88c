import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { valuesOf } from '../../nouns/noun.js';
import { hpoRelations, loincScopes, synonymKinds } from '../../nouns/vocabulary.js';
import { projectRoot } from '../../project-root.js';

const text = z.string().trim().min(1);
const pattern = z.object({ code: z.string().regex(/^AC-\d{1,2}$/), name: text.nullable(), source: text });
const term = z.object({
  name: text,
  isClass: z.boolean(),
  synonyms: z
    .array(
      z.object({
        name: text,
        kind: z.enum(valuesOf(synonymKinds)),
        ambiguous: z.boolean(),
      }),
    )
    .default([]),
  /** The names of the classes that list it. */
  classes: z.array(text).default([]),
  icap: z.array(z.string()).default([]),
  hpo: z
    .array(
      z.object({
        id: z.string().regex(/^HP:\d{7}$/),
        label: text,
        relation: z.enum(valuesOf(hpoRelations)),
      }),
    )
    .default([]),
  loinc: z.array(z.object({ code: text, name: text, scope: z.enum(valuesOf(loincScopes)) })).default([]),
  targets: z.array(z.object({ uniprotId: text, name: text })).default([]),
  sources: z.array(z.object({ fact: text, source: text, version: text.nullable() })).min(1),
});
const file = z.object({
  /** Raised with each change of the file: a database takes in only a higher version than its last. */
  version: z.number().int().min(1),
  patterns: z.array(pattern),
  terms: z.array(term),
});

/** The vocabulary that every database gets. */
export type BuiltInVocabulary = z.infer<typeof file>;
export type BuiltInTerm = z.infer<typeof term>;

/** Reads data/autoantibody-vocabulary.json. */
export function readBuiltInVocabulary(): BuiltInVocabulary {
  const path = join(projectRoot(), 'data/autoantibody-vocabulary.json');
  return file.parse(JSON.parse(readFileSync(path, 'utf8')));
}
