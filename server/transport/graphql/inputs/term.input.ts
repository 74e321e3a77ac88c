import { flag, input, key, many, type Noun, noun, type Of, one, orNull, text } from '../../../nouns/noun.js';
import {
  hpoTermNoun,
  icapPatternNoun,
  loincCodeNoun,
  synonymNoun,
  termSourceNoun,
  termTargetNoun,
} from '../../../nouns/vocabulary.js';
import type { TermInput as SentTerm } from '../../../services/vocabulary/read-term.js';

const synonym = noun('SynonymInput', synonymNoun.description, {
  ...synonymNoun.fields,
  ambiguous: orNull(synonymNoun.fields.ambiguous),
});
/** A list of facts with the fields that the API returns. */
const facts = ({ description, fields }: Noun, name: string, listed: string) =>
  many(one(noun(name, description, fields), listed));

export type TermInput = Of<typeof termInput>;
export const termInput = input(
  'TermInput',
  'A new term, or the keys of a term that change. A list replaces the stored one.',
  {
    name: text('The name. Required for a new term.'),
    isClass: flag('Whether it is a class of autoantibodies.'),
    synonyms: many(one(synonym, 'Other names.')),
    classes: many(key('Ids of the classes that it is listed in.')),
    members: many(key('Ids of the members, of a class.')),
    icap: facts(icapPatternNoun, 'IcapInput', 'Patterns on HEp-2 cells.'),
    hpo: facts(hpoTermNoun, 'HpoInput', 'Terms of the Human Phenotype Ontology.'),
    loinc: facts(loincCodeNoun, 'LoincInput', 'LOINC codes of tests.'),
    targets: facts(termTargetNoun, 'TargetInput', 'The proteins that it binds.'),
    sources: facts(termSourceNoun, 'SourceInput', 'Where each fact was read.'),
  },
);

/** Converts the input to the form that services expect, which is that of REST. */
export function sentTerm(input: TermInput): SentTerm {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([key, value]: [string, unknown]) => [
        key,
        Array.isArray(value) ? value.map(withoutNulls) : value,
      ]),
  );
}

function withoutNulls(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
