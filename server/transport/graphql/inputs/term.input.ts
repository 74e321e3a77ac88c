import { Field, ID, InputType } from 'type-graphql';

import { hpoRelations, loincScopes, synonymKinds } from '../../../nouns/vocabulary.js';
import type { TermInput as SentTerm } from '../../../services/vocabulary/read-term.js';
import { enumType } from '../object-type.js';
import { optional } from './argument-options.js';

const needed = (description: string) => ({ description });

@InputType({ description: 'Another name of a term.' })
class SynonymInput {
  @Field(() => String, needed('The name.'))
  name!: string;

  @Field(() => enumType(synonymKinds), needed('How it relates to the term.'))
  kind!: string;

  @Field(() => Boolean, optional('Whether it has other meanings, too.'))
  ambiguous?: boolean | null;
}

@InputType({ description: 'A HEp-2 pattern of the ICAP consensus.' })
class IcapInput {
  @Field(() => String, needed('Code of the pattern, such as AC-4.'))
  code!: string;

  @Field(() => String, optional('Name of the pattern.'))
  name?: string | null;
}

@InputType({ description: 'A term of the Human Phenotype Ontology.' })
class HpoInput {
  @Field(() => String, needed('Identifier, such as HP:0034152.'))
  id!: string;

  @Field(() => String, needed('Label of the term, unaltered.'))
  label!: string;

  @Field(() => enumType(hpoRelations), needed('How it relates to this term.'))
  relation!: string;
}

@InputType({ description: 'A LOINC code of a test.' })
class LoincInput {
  @Field(() => String, needed('The code with its check digit.'))
  code!: string;

  @Field(() => String, needed('Name of the test, unaltered.'))
  name!: string;

  @Field(() => enumType(loincScopes), needed('What the test measures.'))
  scope!: string;
}

@InputType({ description: 'A protein that the autoantibody binds.' })
class TargetInput {
  @Field(() => String, needed('UniProt accession.'))
  uniprotId!: string;

  @Field(() => String, needed('Name of the protein.'))
  name!: string;
}

@InputType({ description: 'Where a fact of a term was read.' })
class SourceInput {
  @Field(() => String, needed('Which fact.'))
  fact!: string;

  @Field(() => String, needed('The source.'))
  source!: string;

  @Field(() => String, optional('Version of the source.'))
  version?: string | null;
}

@InputType({ description: 'A new term, or the keys of a term that change. A list replaces the stored one.' })
export class TermInput {
  @Field(() => String, optional('The name. Required for a new term.'))
  name?: string | null;

  @Field(() => Boolean, optional('Whether it is a class of autoantibodies.'))
  isClass?: boolean | null;

  @Field(() => [SynonymInput], optional('Other names.'))
  synonyms?: readonly SynonymInput[] | null;

  @Field(() => [ID], optional('Ids of the classes that it is listed in.'))
  classes?: readonly string[] | null;

  @Field(() => [ID], optional('Ids of the members, of a class.'))
  members?: readonly string[] | null;

  @Field(() => [IcapInput], optional('Patterns on HEp-2 cells.'))
  icap?: readonly IcapInput[] | null;

  @Field(() => [HpoInput], optional('Terms of the Human Phenotype Ontology.'))
  hpo?: readonly HpoInput[] | null;

  @Field(() => [LoincInput], optional('LOINC codes of tests.'))
  loinc?: readonly LoincInput[] | null;

  @Field(() => [TargetInput], optional('The proteins that it binds.'))
  targets?: readonly TargetInput[] | null;

  @Field(() => [SourceInput], optional('Where each fact was read.'))
  sources?: readonly SourceInput[] | null;
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
