import { tmpdir } from 'node:os';

import type { DataSource } from 'typeorm';
import { v7 as uuidV7 } from 'uuid';

import { type EntryFieldName, mapEntryFields } from '../../schema/contract/entry-fields.js';
import type { Role } from '../../schema/contract/roles.js';
import { poolOf } from '../persistence/data-source.js';
import type { Database } from '../persistence/database.js';
import { openDatabase } from '../persistence/open-database.js';
import { EntryWriteRepository, type NewEntry } from '../persistence/repositories/entry-write.repository.js';
import { noDiseaseNames } from '../search/parse/disease-names.js';
import { noGeneNames } from '../search/parse/gene-names.js';
import { Secret } from '../secret.js';
import type { RequestContext } from '../services/request-context.js';
import { createServices, type Services, type ServiceSettings } from '../services/services.js';
import { cloneDatabase } from './test-cluster.js';
import { useStarted } from './use-started.js';

/** A migrated, empty database with the services that use it. */
export interface TestDatabase {
  readonly dataSource: DataSource;
  readonly database: Database;
  readonly services: Services;
  /** Stores entries through the product's only write path. */
  readonly store: (...entries: readonly NewEntry[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const visitor: RequestContext = {
  viewer: null,
  tokenRefused: false,
  address: '127.0.0.1',
  requestId: 'test',
};

export function signedInAs(id: string, role: Role): RequestContext {
  return { ...visitor, viewer: { id, role } };
}

/** The default account settings of tests. */
export const testSettings: ServiceSettings = {
  jwtSecret: new Secret('a secret of tests, at least thirty-two bytes'),
  jwtTtlSeconds: 3600,
  publicUrl: 'https://atlas.example.org',
  rateLimit: true,
  instance: { version: '1.2.3', dataDir: tmpdir(), isEmbedded: true },
  diseaseNames: noDiseaseNames,
  geneNames: noGeneNames,
  wakeMail: () => undefined,
  wakeImports: () => undefined,
};

/**
 * Opens a fresh database that contains only the schema, at the address that `reach` returns. It waits longer for
 * connections than the product does: a slow machine may take seconds to open twenty at once.
 */
export async function startTestDatabase(
  settings: Partial<ServiceSettings> = {},
  reach = (url: string): Promise<string> => Promise.resolve(url),
): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase('migrated');
  const { dataSource, database, close } = await openDatabase(await reach(url), () => undefined);
  poolOf(dataSource).options.connectionTimeoutMillis = 10_000;
  return {
    dataSource,
    database,
    services: createServices(database, { ...testSettings, ...settings }),
    store: (...entries) => storeEntries(database, entries),
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** The database of all tests of a file or block, as `useStarted` returns it. */
export function useTestDatabase(settings?: Partial<ServiceSettings>): TestDatabase {
  return useStarted(() => startTestDatabase(settings));
}

/** Stores entries, all or none, through the product's only write path. */
export async function storeEntries(
  database: Database,
  entries: readonly NewEntry[],
  userId: string | null = null,
): Promise<void> {
  const origin = { source: 'test', userId, at: new Date(), reason: null };
  const writes = new EntryWriteRepository(database);
  await database.transaction((transaction) => writes.create(transaction, entries, origin));
}

/** A new entry with its required fields, and those that a test depends on. */
export function anEntry(
  fields: Partial<Record<EntryFieldName, string>> = {},
  additional: Record<string, string> = {},
): NewEntry {
  const required = { disease: 'A disease', autoantibody: 'An autoantibody', autoantigen: 'An autoantigen' };
  return { id: uuidV7(), values: { ...mapEntryFields(() => null), ...required, ...fields }, additional };
}
