import { Readable } from 'node:stream';

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
  /** Returns the file, by default a csv. Throws BAD_USER_INPUT for an unknown format. */
  make(ctx: RequestContext, wanted: string | null | undefined): Download {
    authorize(ctx, 'entries.export');
    const format = oneOf('format', wanted, formats, 'csv');
    const body =
      format === 'xlsx'
        ? writeSpreadsheet(oneRow(), entryFieldNames, 1)
        : // Without the byte order mark, Excel reads a csv in a legacy encoding.
          writeDelimited(oneRow(), entryFieldNames, ',', true);
    return {
      mediaType: exportFormats[format].mediaType,
      fileName: `import-template.${format}`,
      body: Readable.from(body, { objectMode: false }),
    };
  }
}

async function* oneRow(): AsyncGenerator<EntryBatch> {
  yield await Promise.resolve({ entries: [example], additionalKeys: [] });
}
