import { Readable } from 'node:stream';

import { pino } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import type { EntryView } from '../../nouns/entry.js';
import type { ImportView } from '../../nouns/import.js';
import type { ImportOptionsInput } from '../../services/imports/import-inputs.js';
import { createImportJob } from '../../services/imports/import-job.js';
import type { ImportSource } from '../../services/imports/reading/import-source.js';
import type { RequestContext } from '../../services/request-context.js';
import { createServices, type Services, type ServiceSettings } from '../../services/services.js';
import { startTestDatabase, type TestDatabase, testSettings, visitor } from '../test-database.js';

/** A database with a running import job, as in a server. */
interface ImportingDatabase extends TestDatabase {
  /** Imports a csv and waits until the import has ended. */
  readonly importCsv: (
    ctx: RequestContext,
    csv: string,
    options?: ImportOptionsInput,
    key?: string,
  ) => Promise<ImportView>;
  /** The number of entries. */
  readonly total: () => Promise<number>;
  readonly read: (key: string) => Promise<EntryView>;
  /** The entries with exactly this disease. */
  readonly named: (disease: string) => Promise<readonly EntryView[]>;
}

export async function startImportingDatabase(
  settings: Partial<Pick<ServiceSettings, 'diseaseNames'>> = {},
): Promise<ImportingDatabase> {
  const test = await startTestDatabase();
  const services: Services = createServices(test.database, {
    ...testSettings,
    ...settings,
    wakeImports: () => job.wake(),
  });
  const job = createImportJob(test.database, pino({ level: 'silent' }), services.fieldNames);
  job.start();
  return {
    ...test,
    services,
    importCsv: async (ctx, csv, options = {}, key) => {
      const { id } = await services.imports.importFile(ctx, aFile(csv), options, key);
      return services.imports.waitUntilFinished(ctx, id, limits.imports.waitMs);
    },
    total: async () => (await services.entryList.list(visitor, {})).pagination.total,
    read: async (key) => (await services.entryDetail.detail(visitor, key)).entry,
    named: async (disease) => {
      const query = { search: disease, limit: 50, sortBy: 'disease' };
      const { entries } = await services.entryList.list(visitor, query);
      return entries.filter((entry) => entry.disease === disease);
    },
    close: async () => {
      await job.stop();
      await test.close();
    },
  };
}

/** An uploaded file. */
export function aFile(text: string): ImportSource {
  const body = Readable.from([Buffer.from(text)]);
  return { fileName: 'entries.csv', body, sheet: null, maxBytes: null };
}

/** A csv of these rows; cells must contain neither commas nor quotes. */
export function csvOf(header: string, ...rows: readonly string[]): string {
  return [header, ...rows].map((line) => `${line}\r\n`).join('');
}
