import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

import { existingPolicyNoun, importModeNoun } from '../../../nouns/import.js';
import { enumType } from '../object-type.js';
import { optional } from './argument-options.js';

const ImportModeEnum = enumType(importModeNoun);
const ExistingPolicyEnum = enumType(existingPolicyNoun);

@InputType({ description: 'Options of an import.' })
export class ImportOptions {
  @Field(() => ImportModeEnum, optional('What to store if some rows are invalid.', 'all'))
  mode?: string | null;

  @Field(
    () => Boolean,
    optional('Whether to run all checks without storing anything. The import can be run afterwards.', false),
  )
  dryRun?: boolean | null;

  @Field(
    () => ExistingPolicyEnum,
    optional('How to handle a row that names an existing entry and differs from it.', 'refuse'),
  )
  existing?: string | null;

  @Field(() => String, optional('Sheet of a workbook to read. Default: the first visible one with content.'))
  sheet?: string | null;

  @Field(
    () => GraphQLJSONObject,
    optional(
      'Field that each column fills, by header: the name of a field, `_id`, `accession`, or null to ignore the ' +
        'column. Columns not listed here are matched by their headers.',
    ),
  )
  mapping?: Readonly<Record<string, unknown>> | null;
}
