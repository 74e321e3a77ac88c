import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryInput, type EntryInput } from '../../../nouns/entry.js';
import {
  cellCorrection,
  importNoun,
  importOptions,
  type ImportOptions,
  takeOffersArgs,
  type TakeOffersArgs,
  undoneImportNoun,
} from '../../../nouns/import.js';
import type { ImportSource } from '../../../services/imports/reading/import-source.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';
import { argsOf, inputType, listOf, typeOf } from '../object-type.js';
import { Id, optional } from './arguments.js';

const maxEntries = limits.imports.entries.toLocaleString('en');
const CellCorrection = inputType(cellCorrection);

const options = () => Arg('options', typeOf(importOptions), optional('Options of the import.'));

@Resolver()
export class ImportResolver {
  constructor(private readonly services: Pick<Services, 'imports'>) {}

  @Mutation(typeOf(importNoun), {
    description:
      'Imports entries. Returns when the import finishes, or after a minute while it continues in the background. ' +
      'For all signed-in people.',
  })
  async importEntries(
    @Arg('entries', listOf(entryInput), { description: `The entries, up to ${maxEntries}.` })
    entries: EntryInput[],
    @options() sent: ImportOptions | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    const received = await this.services.imports.importEntries(ctx, entries, sent ?? {});
    return this.services.imports.waitUntilFinished(ctx, received.id, limits.imports.waitMs);
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Imports a file: csv, tsv, xlsx, json or ndjson. Returns once all rows are received, and continues in the ' +
      'background: poll `import` for its status. A preview also takes a file without a column for a required field, ' +
      'as an error. For all signed-in people.',
  })
  async importFile(
    @Arg('file', () => UploadScalar, { description: 'The file.' }) upload: UploadArgument,
    @options() sent: ImportOptions | null,
    @Ctx('maxUploadBytes') maxBytes: number,
    @Ctx('request') ctx: RequestContext,
  ) {
    const source = await uploadedSource(upload, sent?.sheet ?? null, maxBytes);
    // In a preview, the person can still map a column to a missing required field.
    const missingColumns: 'report' | 'refuse' = sent?.dryRun === true ? 'report' : 'refuse';
    return this.services.imports.importFile(ctx, source, Object.assign({ missingColumns }, sent));
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Runs a previewed import: poll `import` for its status. Of the options, only `mode` and `existing` count. For ' +
      'the person who previewed it.',
  })
  async runImport(
    @Id('import') id: string,
    @options() sent: ImportOptions | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.imports.run(ctx, id, sent ?? {});
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Cancels an import that has not ended, or a preview: its status becomes `cancelled`, and nothing of it is ' +
      'stored. For the importing person and administrators.',
  })
  async cancelImport(@Id('import') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.imports.cancel(ctx, id);
  }

  @Mutation(typeOf(undoneImportNoun), {
    description:
      'Reverts the changes of an import, except in entries that were edited since. For the importing person and ' +
      'administrators.',
  })
  async undoImport(@Id('import') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.imports.undo(ctx, id);
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Corrects cells of one row of a preview, and checks all rows again. The report keeps the text of the file. ' +
      'Returns once the rows are checked, or after a minute. For the person who previewed it.',
  })
  async correctImportRow(
    @Id('import') id: string,
    @Arg('row', () => Int, { description: 'Number of the row.' }) row: number,
    @Arg('corrections', () => [CellCorrection], { description: 'The corrections.' })
    corrections: readonly { readonly field: string; readonly text?: string | null }[],
    @Ctx('request') ctx: RequestContext,
  ) {
    const sent = Object.fromEntries(corrections.map(({ field, text = null }) => [field, text]));
    return this.services.imports.correct(ctx, id, row, sent);
  }

  @Mutation(typeOf(importNoun), {
    description:
      'Takes the names that are offered for the cells of a preview, and checks all rows again. Cells with several ' +
      'meanings stay as they are. Returns once the rows are checked, or after a minute. For the person who ' +
      'previewed it.',
  })
  async takeOffers(
    @Id('import') id: string,
    @Args(argsOf(takeOffersArgs)) wanted: TakeOffersArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.imports.takeOffers(ctx, id, wanted);
  }
}

/** A pending file upload. The promise is wrapped, since TypeGraphQL awaits arguments before it calls a resolver. */
interface UploadArgument {
  readonly file: Promise<FileUpload>;
}

/** Scalar for a file uploaded with an operation. */
const UploadScalar = new GraphQLScalarType<UploadArgument, never>({
  name: 'Upload',
  description: 'A file uploaded with the operation by a GraphQL multipart request.',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node, variables) => ({ file: GraphQLUpload.parseLiteral(node, variables) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});

/** Converts an uploaded file to an import source. Throws BAD_USER_INPUT if no file was sent, or if it was read once. */
async function uploadedSource(
  upload: UploadArgument,
  sheet: string | null,
  maxBytes: number,
): Promise<ImportSource> {
  const { filename, createReadStream } = await upload.file;
  return { fileName: filename || null, body: uploadedBody(createReadStream()), sheet, maxBytes };
}
