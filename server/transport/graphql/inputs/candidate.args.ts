import { ArgsType, Field } from 'type-graphql';

/** What an entry that is being written is recognised by. */
@ArgsType()
export class CandidateArgs {
  @Field(() => String, { description: 'Name of the disease.' })
  disease!: string;

  @Field(() => String, { description: 'The autoantibody.' })
  autoantibody!: string;

  @Field(() => String, { description: 'The autoantigen.' })
  autoantigen!: string;

  @Field(() => String, { nullable: true, description: 'The epitope.' })
  epitope?: string | null;

  @Field(() => String, { nullable: true, description: 'The UniProt accession.' })
  uniprotId?: string | null;
}
