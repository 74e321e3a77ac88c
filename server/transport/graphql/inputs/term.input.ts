import { Field, ID, InputType } from 'type-graphql';

import {
  hpoTermNoun,
  icapPatternNoun,
  loincCodeNoun,
  synonymNoun,
  termSourceNoun,
  termTargetNoun,
} from '../../../nouns/vocabulary.js';
import type { TermInput as SentTerm } from '../../../services/vocabulary/read-term.js';
import { inputType } from '../object-type.js';
import { optional } from './argument-options.js';

const SynonymInput = inputType(synonymNoun, 'SynonymInput', 'ambiguous');
const IcapInput = inputType(icapPatternNoun, 'IcapInput');
const HpoInput = inputType(hpoTermNoun, 'HpoInput');
const LoincInput = inputType(loincCodeNoun, 'LoincInput');
const TargetInput = inputType(termTargetNoun, 'TargetInput');
const SourceInput = inputType(termSourceNoun, 'SourceInput');

@InputType({ description: 'A new term, or the keys of a term that change. A list replaces the stored one.' })
export class TermInput {
  @Field(() => String, optional('The name. Required for a new term.'))
  name?: string | null;

  @Field(() => Boolean, optional('Whether it is a class of autoantibodies.'))
  isClass?: boolean | null;

  @Field(() => [SynonymInput], optional('Other names.'))
  synonyms?: readonly object[] | null;

  @Field(() => [ID], optional('Ids of the classes that it is listed in.'))
  classes?: readonly string[] | null;

  @Field(() => [ID], optional('Ids of the members, of a class.'))
  members?: readonly string[] | null;

  @Field(() => [IcapInput], optional('Patterns on HEp-2 cells.'))
  icap?: readonly object[] | null;

  @Field(() => [HpoInput], optional('Terms of the Human Phenotype Ontology.'))
  hpo?: readonly object[] | null;

  @Field(() => [LoincInput], optional('LOINC codes of tests.'))
  loinc?: readonly object[] | null;

  @Field(() => [TargetInput], optional('The proteins that it binds.'))
  targets?: readonly object[] | null;

  @Field(() => [SourceInput], optional('Where each fact was read.'))
  sources?: readonly object[] | null;
}

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
