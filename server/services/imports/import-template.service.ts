import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { entryFieldNames, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { exportFormats } from '../../../schema/contract/export-formats.js';
import type { EntryView } from '../../nouns/entry.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import { authorize } from '../authorize.js';
import type { Download } from '../download.js';
import { writeDelimited, writeSpreadsheet } from '../exports/table-writers.js';
import { oneOf } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { templateExample } from './reading/template-example.js';

const formats = ['csv', 'xlsx'] as const;

const nowhere = new Date(0);
const example: EntryView = {
  id: '',
  accession: '',
  version: 1,
  ...mapEntryFields((name) => templateExample[name] ?? null),
  disease: templateExample.disease ?? '',
  autoantibody: templateExample.autoantibody ?? '',
  autoantigen: templateExample.autoantigen ?? '',
  additional: {},
  createdAt: nowhere,
  updatedAt: nowhere,
};

/** Creates template files for imports: the headers, and one row as an example, which imports skip. */
export class ImportTemplateService {
  /** Made once: the file is the same for everyone, and each request for it would otherwise start a worker. */
  private workbook: Promise<Buffer> | null = null;

  /** Returns the file, by default a csv. Throws BAD_USER_INPUT for an unknown format. */
  make(ctx: RequestContext, wanted: string | null | undefined): Download {
    authorize(ctx, 'entries.export');
    const format = oneOf('format', wanted, formats, 'csv');
    const body =
      format === 'xlsx'
        ? this.spreadsheet()
        : // Without the byte order mark, Excel reads a csv in a legacy encoding.
          writeDelimited(oneRow(), entryFieldNames, ',', true);
    return {
      mediaType: exportFormats[format].mediaType,
      fileName: `import-template.${format}`,
      body: Readable.from(body, { objectMode: false }),
    };
  }

  private async *spreadsheet(): AsyncGenerator<Uint8Array> {
    this.workbook ??= buffer(writeSpreadsheet(oneRow(), entryFieldNames, 1)).catch((error: unknown) => {
      this.workbook = null;
      throw error;
    });
    yield await this.workbook;
  }
}

async function* oneRow(): AsyncGenerator<EntryBatch> {
  yield await Promise.resolve({ entries: [example], additionalKeys: [] });
}
