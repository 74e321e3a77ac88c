import { ArgsType, Field } from 'type-graphql';

/** Key fields of an entry that is being written, for finding its duplicates. */
@ArgsType()
export class CandidateArgs {
  @Field(() => String, { description: 'Name of the disease.' })
  disease!: string;

  @Field(() => String, { description: 'Name of the autoantibody.' })
  autoantibody!: string;

  @Field(() => String, { description: 'Name of the autoantigen.' })
  autoantigen!: string;

  @Field(() => String, { nullable: true, description: 'The epitope.' })
  epitope?: string | null;

  @Field(() => String, { nullable: true, description: 'UniProt accession.' })
  uniprotId?: string | null;
}
