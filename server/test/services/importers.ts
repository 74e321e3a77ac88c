import { Readable } from 'node:stream';

import { pino } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import { createServices } from '../../services/create-services.js';
import { createImportJob } from '../../services/imports/create-import-job.js';
import type { ImportOptionsInput } from '../../services/imports/import-inputs.js';
import type { ImportView } from '../../services/imports/import-views.js';
import type { ImportSource } from '../../services/imports/reading/import-source.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import { startTestDatabase, type TestDatabase, testSettings } from '../test-database.js';

/** A database whose imports are run, as they are by a server. */
export interface ImportingDatabase extends TestDatabase {
  /** Imports a csv and waits for it to settle. */
  readonly importCsv: (
    ctx: RequestContext,
    csv: string,
    options?: ImportOptionsInput,
    key?: string,
  ) => Promise<ImportView>;
}

/** Starts a database with the job that runs imports. */
export async function startImportingDatabase(): Promise<ImportingDatabase> {
  const test = await startTestDatabase();
  const job = createImportJob(test.database, pino({ level: 'silent' }));
  const services: Services = createServices(test.database, {
    ...testSettings,
    wakeImports: () => job.wake(),
  });
  job.start();
  return {
    ...test,
    services,
    importCsv: async (ctx, csv, options = {}, key) => {
      const { id } = await services.imports.importFile(ctx, aFile(csv), options, key);
      return services.imports.settled(ctx, id, limits.imports.waitMs);
    },
    close: async () => {
      await job.stop();
      await test.close();
    },
  };
}

/** A file on its way in. */
export function aFile(text: string, fileName = 'entries.csv'): ImportSource {
  const body = Readable.from([Buffer.from(text)]);
  return { fileName, mediaType: 'text/csv', body, sheet: null, maxBytes: null };
}

/** A csv of these rows; cells hold neither commas nor quotes. */
export function csvOf(header: string, ...rows: readonly string[]): string {
  return [header, ...rows].map((line) => `${line}\r\n`).join('');
}
