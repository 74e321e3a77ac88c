import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import type { ImportService } from '../../../services/imports/import.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { EntryInput, sentEntry } from '../inputs/entry.input.js';
import { ImportOptions, sentOptions } from '../inputs/import.input.js';
import type { Plain } from '../plain.js';
import { Import, UndoneImport } from '../types/import.type.js';
import { type Upload, UploadScalar } from '../uploads/upload.scalar.js';
import { uploadedSource } from '../uploads/uploaded-source.js';

const mostEntries = limits.imports.entries.toLocaleString('en');

type Parameter = ReturnType<typeof Arg>;

const importId = (): Parameter => Arg('id', () => ID, { description: 'The id of the import.' });
const importOptions = (): Parameter =>
  Arg('options', () => ImportOptions, { nullable: true, description: 'How it is done.' });

@Resolver()
export class ImportResolver {
  constructor(private readonly imports: ImportService) {}

  @Mutation(() => Import, {
    description:
      'Imports entries. Answers when that is done, or after a minute; it runs on then. For everyone who is signed in.',
  })
  async importEntries(
    @Arg('entries', () => [EntryInput], { description: `The entries, up to ${mostEntries}.` })
    entries: EntryInput[],
    @importOptions() options: ImportOptions | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Import>> {
    const received = await this.imports.importEntries(ctx, entries.map(sentEntry), sentOptions(options));
    return this.imports.settled(ctx, received.id, limits.imports.waitMs);
  }

  @Mutation(() => Import, {
    description:
      'Imports a file: csv, tsv, xlsx, json or ndjson. Answers once its rows are received and runs on: ask `import` how it stands. For everyone who is signed in.',
  })
  async importFile(
    @Arg('file', () => UploadScalar, { description: 'The file.' }) upload: Upload,
    @importOptions() options: ImportOptions | null,
    @Ctx('maxUploadBytes') maxBytes: number,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Import>> {
    this.imports.requireImporter(ctx);
    const sent = sentOptions(options);
    const source = await uploadedSource(upload, sent.sheet ?? null, maxBytes);
    // Whoever looks at a preview can say which column is the one that is missing.
    const missingColumns = sent.dryRun === true ? 'tell' : 'refuse';
    return this.imports.importFile(ctx, source, { ...sent, missingColumns });
  }

  @Mutation(() => Import, {
    description:
      'Stores what was previewed, with the mode and the policy given here: ask `import` how it stands. For who previewed it.',
  })
  async runImport(
    @importId() id: string,
    @importOptions() options: ImportOptions | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Import>> {
    const { mode, existing } = sentOptions(options);
    return this.imports.run(ctx, id, { mode, existing });
  }

  @Mutation(() => UndoneImport, {
    description:
      'Puts back what an import changed, and leaves what was edited since. For who imported, and for administrators.',
  })
  async undoImport(
    @importId() id: string,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<UndoneImport>> {
    return this.imports.undo(ctx, id);
  }
}
