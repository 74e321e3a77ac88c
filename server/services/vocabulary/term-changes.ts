import { isDeepStrictEqual } from 'node:util';

import type { FieldChange } from '../../nouns/revision.js';
import type { TermContent } from '../../persistence/repositories/vocabulary.repository.js';

type Names = ReadonlyMap<string, string>;

/** How the synonyms of a term read in its history and in files. */
export const synonymTexts = ({ synonyms }: Pick<TermContent, 'synonyms'>): string =>
  joined(synonyms.map(({ name, kind, ambiguous }) => `${name} (${kind}${ambiguous ? ', ambiguous' : ''})`));

/** How the codes and targets of a term read in its history and in files. */
export const codeTexts = {
  icap: ({ icap }: Pick<TermContent, 'icap'>) =>
    joined(icap.map(({ code, name }) => (name === null ? code : `${code} ${name}`))),
  hpo: ({ hpo }: Pick<TermContent, 'hpo'>) =>
    joined(hpo.map(({ id, label, relation }) => `${id} ${label} (${relation})`)),
  loinc: ({ loinc }: Pick<TermContent, 'loinc'>) =>
    joined(loinc.map(({ code, name, scope }) => `${code} ${name} (${scope})`)),
  targets: ({ targets }: Pick<TermContent, 'targets'>) =>
    joined(targets.map(({ uniprotId, name }) => `${uniprotId} ${name}`)),
};

/** How each key of a term reads in its history; blank for none. */
const texts: { readonly [Key in keyof TermContent]: (content: TermContent, names: Names) => string } = {
  name: ({ name }) => name,
  isClass: ({ isClass }) => (isClass ? 'class' : 'autoantibody'),
  synonyms: synonymTexts,
  classes: ({ classes }, names) => joined(classes.map((id) => names.get(id) ?? id).sort()),
  members: ({ members }, names) => joined(members.map((id) => names.get(id) ?? id).sort()),
  ...codeTexts,
  sources: ({ sources }) =>
    joined(
      sources.map(
        ({ fact, source, version }) => `${fact}: ${source}${version === null ? '' : `, ${version}`}`,
      ),
    ),
};

/** Returns the keys that changed between two versions of a term, as texts. */
export function termChanges(
  before: TermContent | null,
  after: TermContent,
  names: Names,
): readonly FieldChange[] {
  return Object.entries(texts).flatMap(([field, textOf]): FieldChange[] => {
    const [old, now] = [before === null ? '' : textOf(before, names), textOf(after, names)];
    return old === now ? [] : [{ field, before: old || null, after: now || null }];
  });
}

/** Returns the items as one text; blank for none. */
export function joined(items: readonly string[]): string {
  return items.join('; ');
}

/** Whether two contents are equal; the order of classes and of members does not count. */
export function isSameContent(one: TermContent, other: TermContent): boolean {
  return isDeepStrictEqual(sorted(one), sorted(other));
}

function sorted(content: TermContent): TermContent {
  return { ...content, classes: [...content.classes].sort(), members: [...content.members].sort() };
}
