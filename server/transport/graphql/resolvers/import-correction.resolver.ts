import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { importNoun, type ImportView } from '../../../nouns/import.js';
import type { ImportService } from '../../../services/imports/import.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { optional } from '../inputs/argument-options.js';
import { typeOf } from '../object-type.js';
import { Id } from './arguments.js';

@InputType({ description: 'A correction of one cell of a preview.' })
class CellCorrection {
  @Field(() => String, {
    description: 'What a column of the file fills: a field, `_id`, `accession` or `additional.<name>`.',
  })
  field!: string;

  @Field(() => String, optional('The text that counts; null brings back the text of the file.'))
  text?: string | null;
}

const { offers } = limits.imports;

@Resolver()
export class ImportCorrectionResolver {
  constructor(private readonly imports: ImportService) {}

  @Mutation(typeOf(importNoun), {
    description:
      'Corrects cells of one row of a preview, and checks all rows again. The report keeps the text of the file. ' +
      'Returns once the rows are checked, or after a minute. For the person who previewed it.',
  })
  async correctImportRow(
    @Id('import') id: string,
    @Arg('row', () => Int, { description: 'Number of the row.' }) row: number,
    @Arg('corrections', () => [CellCorrection], { description: 'The corrections.' })
    corrections: CellCorrection[],
    @Ctx('request') ctx: RequestContext,
  ): Promise<ImportView> {
    const sent = Object.fromEntries(corrections.map(({ field, text = null }) => [field, text]));
    return this.imports.correct(ctx, id, row, sent);
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Takes the names that are offered for the cells of a preview, and checks all rows again. Cells with several ' +
      'meanings stay as they are. Returns once the rows are checked, or after a minute. For the person who ' +
      'previewed it.',
  })
  async takeOffers(
    @Id('import') id: string,
    @Arg(
      'rows',
      () => [Int],
      optional(`Numbers of the rows whose offers to take, up to ${offers.rows.toLocaleString('en')}.`),
    )
    rows: number[] | null,
    @Arg(
      'all',
      () => Boolean,
      optional(`Instead of \`rows\`: in all rows, up to ${offers.changed.toLocaleString('en')} at once.`),
    )
    all: boolean | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<ImportView> {
    return this.imports.takeOffers(ctx, id, { rows, all });
  }
}
