import { z } from 'zod';

import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { isStorableText, isUnseen } from '../../../schema/contract/rules/text.js';
import { AppError, badInput } from '../../errors.js';
import { valuesOf } from '../../nouns/noun.js';
import { hpoRelations, loincScopes, synonymKinds } from '../../nouns/vocabulary.js';
import type { TermContent } from '../../persistence/repositories/vocabulary.repository.js';
import { readBuiltInVocabulary } from './read-built-in-vocabulary.js';

const maxName = 500;
const maxText = 2000;
const maxItems = 200;

const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => !isUnseen(value), { error: messages.termTextBlank, abort: true })
    .max(max, messages.termTextTooLong(max))
    .refine(isStorableText, messages.badTextCharacters);
const identifier = (pattern: RegExp, example: string) =>
  z
    .string()
    .trim()
    .regex(pattern, { error: messages.termCode(example), abort: true });
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxItems);
/** A term as GET shows it, or its id alone. */
const link = z.union([
  z.uuid().transform((id) => id.toLowerCase()),
  z.object({ _id: z.uuid() }).transform(({ _id }) => _id.toLowerCase()),
]);

/** The keys of a term that a client may send; others belong to the server and are ignored. */
const keys = z.object({
  name: text(maxName),
  isClass: z.boolean(),
  synonyms: list(
    z.object({
      name: text(maxName),
      kind: z.enum(valuesOf(synonymKinds)),
      ambiguous: z.boolean().default(false),
    }),
  ),
  classes: list(link),
  members: list(link),
  icap: list(
    z
      .object({ code: identifier(/^AC-\d{1,2}$/, 'AC-4'), name: text(maxName).nullable().default(null) })
      .superRefine(requireKnownPattern),
  ),
  hpo: list(
    z.object({
      id: identifier(/^HP:\d{7}$/, 'HP:0034152'),
      label: text(maxName),
      relation: z.enum(valuesOf(hpoRelations)),
    }),
  ),
  loinc: list(
    z.object({
      code: identifier(/^\d{1,7}-\d$/, '5234-0').refine(hasCheckDigit, {
        error: ({ input }) => messages.loincCheckDigit(String(input)),
      }),
      name: text(maxName),
      scope: z.enum(valuesOf(loincScopes)),
    }),
  ),
  targets: list(
    z.object({
      uniprotId: identifier(/^[A-Z]\d[A-Z\d]{3}\d(?:[A-Z\d]{3}\d)?$/, 'P12081'),
      name: text(maxText),
    }),
  ),
  sources: list(
    z.object({ fact: text(maxName), source: text(maxText), version: text(maxName).nullable().default(null) }),
  ),
});

/** Patterns are those of the ICAP consensus, by the names that it gives them. */
function requireKnownPattern(sent: TermContent['icap'][number], context: z.RefinementCtx): void {
  const known = readBuiltInVocabulary().patterns.find(({ code }) => code === sent.code);
  if (known === undefined) {
    context.addIssue({ code: 'custom', path: ['code'], message: messages.termPatternUnknown(sent.code) });
  } else if (sent.name !== null && known.name !== null && fold(sent.name) !== fold(known.name)) {
    const message = messages.termPatternName(known.code, known.name);
    context.addIssue({ code: 'custom', path: ['name'], message });
  }
}

/** What a new term is if nothing else is sent. */
export const blankTerm: Omit<TermContent, 'name'> = {
  isClass: false,
  synonyms: [],
  classes: [],
  members: [],
  icap: [],
  hpo: [],
  loinc: [],
  targets: [],
  sources: [],
};

/** A term as a client sends it. */
export type TermInput = Readonly<Record<string, unknown>>;

/** Reads the keys of a term that were sent. Throws BAD_USER_INPUT with every key that is not valid. */
export function readTermKeys(input: TermInput): Partial<TermContent> {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  if (typeof sent['name'] === 'string' && isUnseen(sent['name']))
    throw badInput('name', messages.nameRequired);
  const read = keys.partial().safeParse(sent, { error: wantedInstead });
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  const [first] = problems;
  throw new AppError('BAD_USER_INPUT', messages.termKey(first?.path ?? '', first?.message ?? ''), {
    problems,
  });
}

/** Says what is wanted, where a key has no message of its own. */
const wantedInstead: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_union') return messages.termLink;
  if (issue.code === 'invalid_value') return messages.termOneOf(issue.values.map(String));
  if (issue.code === 'too_big') return messages.termTooMany(Number(issue.maximum));
  const wanted = issue.code === 'invalid_type' ? wantedTypes[issue.expected] : undefined;
  return wanted === undefined ? undefined : messages.termValue(wanted);
};

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Whether the check digit of a LOINC code is right (mod 10, as the LOINC Users' Guide describes). */
function hasCheckDigit(code: string): boolean {
  const [digits = '', check] = code.split('-');
  const places = Array.from(digits).reverse();
  const odd = places.filter((_, place) => place % 2 === 0);
  const even = places.filter((_, place) => place % 2 === 1);
  const doubled = String(Number(odd.reverse().join('')) * 2);
  const sum = Array.from(doubled)
    .concat(even)
    .reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10 === Number(check);
}
