import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

import { existingPolicyNoun, importModeNoun } from '../../../nouns/import.js';
import type { ImportOptionsInput } from '../../../services/imports/import-inputs.js';
import { enumType } from '../object-type.js';

const ImportModeEnum = enumType(importModeNoun);
const ExistingPolicyEnum = enumType(existingPolicyNoun);

@InputType({ description: 'How an import is done.' })
export class ImportOptions {
  @Field(() => ImportModeEnum, {
    nullable: true,
    defaultValue: 'all',
    description: 'What is stored where some rows are bad.',
  })
  mode?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only check, by the very same checks, and store nothing; it can be run afterwards.',
  })
  dryRun?: boolean | null;

  @Field(() => ExistingPolicyEnum, {
    nullable: true,
    defaultValue: 'refuse',
    description: 'What is done with a row that names an entry and differs from it.',
  })
  existing?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sheet of a workbook; else the first that is not empty.',
  })
  sheet?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Which field a column fills, by the header: a name of a field, `_id`, `accession`, or null to leave the column out. Columns not named here are matched by their headers.',
  })
  mapping?: Readonly<Record<string, unknown>> | null;
}

/** The options as services take them; none were sent where all are the usual ones. */
export function sentOptions(options: ImportOptions | null | undefined): ImportOptionsInput {
  if (!options) return {};
  const { mode, dryRun, existing, sheet, mapping } = options;
  return { mode, dryRun, existing, sheet, mapping };
}
