import { Readable } from 'node:stream';

import {
  type VocabularyFormat,
  vocabularyFormatNames,
  vocabularyFormats,
} from '../../../schema/contract/vocabulary-exports.js';
import { authorize } from '../authorize.js';
import type { Download } from '../download.js';
import { oneOf } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { VocabularyCache } from '../vocabulary/vocabulary-cache.js';
import { termView } from '../vocabulary/vocabulary.service.js';
import { vocabularyFile } from './vocabulary-files.js';

/** Writes the vocabulary of autoantibodies to files. */
export class VocabularyExportService {
  /** The last file of each format. */
  private readonly files = new Map<
    VocabularyFormat,
    { readonly dataVersion: string; readonly text: string }
  >();

  /** `publicUrl` is the public address of the site, which the files name. */
  constructor(
    private readonly vocabulary: VocabularyCache,
    private readonly publicUrl: string,
  ) {}

  /** Returns all terms as a file, by default csv. Throws BAD_USER_INPUT for an unknown format. */
  async export(ctx: RequestContext, sent: string | null | undefined): Promise<Download> {
    authorize(ctx, 'entries.export');
    const format = oneOf('format', sent, vocabularyFormatNames, 'csv');
    const { counts, vocabulary, dataVersion } = await this.vocabulary.counted();
    let file = this.files.get(format);
    if (file?.dataVersion !== dataVersion) {
      const terms = vocabulary.terms.map((term) => termView(term, vocabulary, counts));
      const text = vocabularyFile(format, { terms, site: this.publicUrl, dataVersion });
      file = { dataVersion, text };
      this.files.set(format, file);
    }
    return { ...vocabularyFormats[format], body: Readable.from([file.text]), dataVersion };
  }
}
