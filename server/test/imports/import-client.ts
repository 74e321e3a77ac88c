import type { Answer, Reply } from '../call-api.js';
import { type EditingClient, startEditingClient } from '../rest/editing-client.js';
import type { TestAppOptions } from '../start-test-app.js';
import { type FormFile, formOf } from './import-forms.js';

/** The whole product, called by a curator who imports. */
export interface ImportClient extends EditingClient {
  /** Imports a file, with options in the query string. */
  readonly importFile: (file: FormFile, query?: string, headers?: Record<string, string>) => Promise<Reply>;
  /** Imports the entries of a JSON body, with options in the query string. */
  readonly bulk: (body: unknown, headers?: Record<string, string>, query?: string) => Promise<Reply>;
  readonly rowsOf: (importId: string) => Promise<Answer[]>;
  /** All entries exported in a format. */
  readonly exported: (query?: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly exportedText: (query?: string) => Promise<string>;
  /** The number of entries. */
  readonly total: () => Promise<number>;
}

/** Starts the product with a curator and, by default, the starter entries. */
export async function startImportClient(options: TestAppOptions = {}): Promise<ImportClient> {
  const atlas = await startEditingClient({ seed: 'starter', ...options });
  const { app, send } = atlas;

  const importFile = (file: FormFile, query = '', headers: Record<string, string> = {}): Promise<Reply> =>
    send('POST', `/api/disease/import/file?${query}`, { body: formOf(file), headers });

  async function rowsOf(importId: string): Promise<Answer[]> {
    const found: Answer[] = [];
    for (;;) {
      const { body } = await send(
        'GET',
        `/api/disease/import/${importId}/rows?limit=200&offset=${found.length}`,
      );
      found.push(...body.data);
      if (found.length >= body.total) return found;
    }
  }

  async function exported(query = 'format=csv'): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await app.fetch(`/api/disease/export/data?${query}`);
    if (answer.status !== 200) throw new Error(`Nothing was exported: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  return {
    ...atlas,
    importFile,
    bulk: (body, headers = {}, query = '') =>
      send('POST', `/api/disease/bulk/import?${query}`, { body, headers }),
    rowsOf,
    exported,
    exportedText: async (query) => new TextDecoder().decode(await exported(query)),
    total: async () => (await send('GET', '/api/disease?limit=1')).body.pagination.total,
  };
}
