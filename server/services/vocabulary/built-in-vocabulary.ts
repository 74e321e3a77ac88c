import { isDeepStrictEqual } from 'node:util';

import { v5 as uuidV5 } from 'uuid';

import { slugOf } from '../../../schema/contract/rules/slug.js';
import type { Database } from '../../persistence/database.js';
import {
  type LockedTerm,
  type TermWrite,
  VocabularyWriteRepository,
} from '../../persistence/repositories/vocabulary-write.repository.js';
import type { TermContent } from '../../persistence/repositories/vocabulary.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import {
  type BuiltInTerm,
  type BuiltInVocabulary,
  readBuiltInVocabulary,
} from './read-built-in-vocabulary.js';

/** The namespace of the ids of built-in terms, so that they are the same in every database. */
const idNamespace = '6b1de3a0-5f0b-4a52-9d43-3a1c7e0f8f11';

/**
 * Takes the built-in vocabulary into a database that has not seen its version. Terms that a person edited, deleted or
 * gave the same name stay as they are. Returns the name of what was taken in, if anything.
 */
export async function loadBuiltInVocabulary(
  database: Database,
  vocabulary: BuiltInVocabulary = readBuiltInVocabulary(),
): Promise<readonly string[]> {
  const writes = new VocabularyWriteRepository();
  if ((await writes.builtInVersion(database)) >= vocabulary.version) return [];
  return database.session((session) =>
    session.transaction(async (transaction) => {
      const stored = await writes.lock(transaction);
      if ((await writes.builtInVersion(transaction)) >= vocabulary.version) return [];
      const changed = builtInChanges(stored, vocabulary);
      const origin = { source: 'built-in', userId: null, at: new Date(), reason: null };
      if (changed.length > 0) await writes.write(transaction, changed, origin);
      await writes.setBuiltInVersion(transaction, vocabulary.version);
      return [`vocabulary-${String(vocabulary.version)}`];
    }),
  );
}

/** Returns the terms that the built-in vocabulary adds or changes. */
function builtInChanges(stored: readonly LockedTerm[], { terms, patterns }: BuiltInVocabulary): TermWrite[] {
  const byName = new Map(stored.map((term) => [term.builtIn, term]));
  const ownNames = new Set(stored.filter(isOthers).map(({ content }) => markOf(content)));
  const slugs = new Set(stored.map(({ slug }) => slug));
  const taken = terms.filter((term) => {
    const known = byName.get(term.name);
    return known === undefined ? !ownNames.has(markOf(term)) : isUntouched(known);
  });
  const places = new Map(taken.map(({ name }) => [name, placeOf(name)]));
  const untouched = new Set([...places.values()].map(({ id }) => id));
  return taken.flatMap((term): TermWrite[] => {
    const known = byName.get(term.name);
    const { id = '', slug = '' } = places.get(term.name) ?? {};
    const content = contentOf(term, known);
    if (known !== undefined && isDeepStrictEqual(known.content, content)) return [];
    const action = known === undefined ? 'create' : 'update';
    const version = (known?.version ?? 0) + 1;
    return [{ id, slug, version, builtIn: term.name, edited: false, living: true, content, action }];
  });

  function placeOf(name: string): { readonly id: string; readonly slug: string } {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const slug = freeSlug(name, slugs);
    slugs.add(slug);
    return { id: uuidV5(slugOf(name), idNamespace), slug };
  }

  function contentOf(term: BuiltInTerm, known: LockedTerm | undefined): TermContent {
    const { classes, icap, ...facts } = term;
    const members = taken.filter((other) => other.classes.includes(term.name)).map(({ name }) => name);
    return {
      ...facts,
      icap: icap.map((code) => ({ code, name: patterns.find((one) => one.code === code)?.name ?? null })),
      classes: links(classes, known?.content.classes),
      members: links(members, known?.content.members),
    };
  }

  /** The links of the file, and those to terms that people made or changed. */
  function links(names: readonly string[], before: readonly string[] = []): readonly string[] {
    const own = names.flatMap((name) => places.get(name)?.id ?? []);
    return [...new Set([...own, ...before.filter((id) => !untouched.has(id))])].sort();
  }
}

/** Whether a person made the term, or changed it. */
function isOthers(term: LockedTerm): boolean {
  return term.living && !(term.builtIn !== null && isUntouched(term));
}

function isUntouched({ living, edited }: LockedTerm): boolean {
  return living && !edited;
}

/** A class and a term may have the same name. */
function markOf({ name, isClass }: Pick<TermContent, 'name' | 'isClass'>): string {
  return `${String(isClass)} ${nameKey(name)}`;
}

/** The address of the export stands where those of terms do. */
const exportPath = 'export';

/** Returns the slug of a new name: with the first number from 2 that is free if another term has it. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (!taken.has(slug) && slug !== exportPath) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug}-${String(number)}`;
    if (!taken.has(numbered)) return numbered;
  }
}
