import { signIn } from '../policy/people.js';
import type { TestApp } from '../start-test-app.js';

export interface FormFile {
  readonly file: string | Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly type?: string;
}

function blobOf({ file, type = 'text/csv' }: FormFile): Blob {
  return new Blob([file], { type });
}

/** A multipart form with texts and the file of an import, in this order. */
export function formOf(file: FormFile, texts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('file', blobOf(file), file.name ?? 'entries.csv');
  return form;
}

/** A GraphQL multipart request with the file as its variable `$file`. */
export function graphqlForm(query: string, file: FormFile): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', blobOf(file), file.name ?? 'entries.csv');
  return form;
}

/** Imports a row as the first administrator, and returns the id of the import. */
export async function importSomething(app: TestApp): Promise<string> {
  const { headers } = await signIn(app, app.administrator.email, app.administrator.password);
  const body = formOf({ file: 'disease,autoantibody,autoantigen\nA,B,C\n' });
  const answer = await app.call('POST', '/api/disease/import/file', { headers, body });
  if (answer.status !== 200) throw new Error(`Nothing was imported: ${String(answer.status)}`);
  return answer.body.importId;
}
