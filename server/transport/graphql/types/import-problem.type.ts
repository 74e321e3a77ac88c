import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An entry that an import speaks of.' })
export class ImportedEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, { description: 'Its accession.' })
  accession!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Something that is wrong with a row, or worth a look.' })
export class ImportProblem {
  @Field(() => Int, {
    nullable: true,
    description: 'The row as a spreadsheet counts, the header being row 1; null for the file as a whole.',
  })
  row!: number | null;

  @Field(() => String, { description: 'The column or field it is about.' })
  path!: string;

  @Field(() => String, { description: 'What is wrong, for a person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'What the cell holds.' })
  value!: string | null;

  @Field(() => ImportedEntry, {
    nullable: true,
    description: 'The entry it is about, such as a likely duplicate.',
  })
  entry!: ImportedEntry | null;
}

@ObjectType({ simpleResolvers: true, description: 'A column of a file, and what is read from it.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its header.' })
  header!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it fills: a field, `_id`, `accession` or `additional.` and a name; null where it is left out.',
  })
  field!: string | null;

  @Field(() => [String], { description: 'Up to 3 of its values.' })
  samples!: readonly string[];
}
