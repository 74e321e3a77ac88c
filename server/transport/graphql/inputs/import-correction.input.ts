import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A correction of one cell of a preview.' })
export class CellCorrection {
  @Field(() => String, {
    description: 'What a column of the file fills: a field, `_id`, `accession` or `additional.<name>`.',
  })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text that counts; null brings back the text of the file.',
  })
  text?: string | null;
}
