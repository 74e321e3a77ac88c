import type {
  HpoInput,
  IcapInput,
  LoincInput,
  SourceInput,
  SynonymInput,
  TargetInput,
  TermInput,
  VocabularyTermQuery,
} from '../../../generated/types';
import { isFactList, listNames } from './termLists';

export type EditedTerm = VocabularyTermQuery['autoantibodyTerm'];

/** A term with its current version; `null` if it is deleted. */
export interface TermWithHistory {
  readonly id: string;
  readonly name: string;
  readonly version: number | null;
}

/** The typed values of a term; `classes` are ids. */
export interface TermValues {
  readonly name: string;
  readonly isClass: boolean;
  readonly classes: readonly string[];
  readonly synonyms: readonly SynonymInput[];
  readonly icap: readonly IcapInput[];
  readonly hpo: readonly HpoInput[];
  readonly loinc: readonly LoincInput[];
  readonly targets: readonly TargetInput[];
  readonly sources: readonly SourceInput[];
}

export type TermPart = keyof TermValues;

/** What the form changes, in the order of the page. */
export const termParts = ['name', 'isClass', 'classes', ...listNames] as const satisfies readonly TermPart[];

/** The values of a term and the version that they are of. */
export interface TermBase {
  readonly values: TermValues;
  readonly version: number;
}

/** Returns a term as the form shows it. */
export function baseOf({ version, ...term }: EditedTerm): TermBase {
  const values: TermValues = {
    name: term.name,
    isClass: term.isClass,
    classes: term.classes.map(({ id }) => id),
    synonyms: term.synonyms.map(({ name, kind, ambiguous }) => ({ name, kind, ambiguous })),
    icap: term.icap.map(({ code, name }) => ({ code, name: name ?? '' })),
    hpo: term.hpo.map(({ id, label, relation }) => ({ id, label, relation })),
    loinc: term.loinc.map(({ code, name, scope }) => ({ code, name, scope })),
    targets: term.targets.map(({ uniprotId, name }) => ({ uniprotId, name })),
    sources: term.sources.map(({ fact, source, version: of }) => ({ fact, source, version: of ?? '' })),
  };
  return { values, version };
}

/** A term in which nothing is typed. */
export const blankTerm: TermBase = {
  version: 0,
  values: {
    name: '',
    isClass: false,
    classes: [],
    synonyms: [],
    icap: [],
    hpo: [],
    loinc: [],
    targets: [],
    sources: [],
  },
};

/** A new row of each list. */
export const blankRows = {
  synonyms: { name: '', kind: 'exact', ambiguous: false },
  icap: { code: '', name: '' },
  hpo: { id: '', label: '', relation: 'exact' },
  loinc: { code: '', name: '', scope: 'own' },
  targets: { uniprotId: '', name: '' },
  sources: { fact: '', source: '', version: '' },
} as const;

/** Returns the values without rows in which nothing is typed. */
export function withoutBlankRows(values: TermValues): TermValues {
  return {
    ...values,
    synonyms: values.synonyms.filter(({ name }) => isTyped(name)),
    icap: values.icap.filter(({ code, name }) => isTyped(code, name)),
    hpo: values.hpo.filter(({ id, label }) => isTyped(id, label)),
    loinc: values.loinc.filter(({ code, name }) => isTyped(code, name)),
    targets: values.targets.filter(({ uniprotId, name }) => isTyped(uniprotId, name)),
    // Below a list the fact is not typed.
    sources: values.sources.filter(({ fact, source, version }) =>
      isTyped(isFactList(fact) ? '' : fact, source, version),
    ),
  };
}

function isTyped(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => (text ?? '').trim() !== '');
}

/** Returns the parts in which two values differ; blank rows and the order of classes do not count. */
export function changedParts(before: TermValues, after: TermValues): readonly TermPart[] {
  const [old, now] = [sentBy(before), sentBy(after)];
  return termParts.filter((part) => JSON.stringify(old[part]) !== JSON.stringify(now[part]));
}

/** Returns some parts as the API takes them. */
export function inputOf(values: TermValues, parts: readonly TermPart[]): TermInput {
  const [all, sent]: [TermInput, TermInput] = [sentBy(values), {}];
  for (const part of parts) copyPart(sent, all, part);
  return sent;
}

/** Copies one part; its type is that of the same part. */
export function copyPart<Values, Part extends keyof Values>(
  to: Pick<Values, Part>,
  from: Pick<Values, Part>,
  part: Part,
): void {
  to[part] = from[part];
}

/** All parts as the API takes them. A text that may be blank is null. */
function sentBy(typed: TermValues): Pick<TermInput, TermPart> {
  const { name, isClass, classes, ...rows } = withoutBlankRows(typed);
  return {
    name: name.trim(),
    isClass,
    classes: [...classes].sort(),
    synonyms: [...rows.synonyms],
    icap: rows.icap.map(({ code, name: pattern }) => ({ code, name: pattern?.trim() || null })),
    hpo: [...rows.hpo],
    loinc: [...rows.loinc],
    targets: [...rows.targets],
    sources: rows.sources.map(({ version, ...source }) => ({ ...source, version: version?.trim() || null })),
  };
}
