import { type AccountClient, signUp, startAccountClient } from '../accounts/account-client.js';
import type { Answer, Reply, Sending } from '../call-api.js';
import { aDraft } from '../services/editors.js';
import type { TestAppOptions } from '../start-test-app.js';

/** The whole product, called by a person who edits. */
export interface EditingClient extends AccountClient {
  /** The curator. */
  readonly editor: { readonly id: string; readonly name: string; readonly token: string };
  /** Calls REST as the curator, or as the person that the headers identify. */
  readonly send: (method: string, path: string, sending?: Sending) => Promise<Reply>;
  /** Creates an entry with its required fields, and returns it as REST does. */
  readonly make: (fields?: object) => Promise<Answer>;
}

/** Starts the product with a curator and, by default, without entries. */
export async function startEditingClient(options: TestAppOptions = {}): Promise<EditingClient> {
  const atlas = await startAccountClient(options);
  const editor = await signUp(atlas, 'A curator');

  const send = (method: string, path: string, sending?: Sending): Promise<Reply> =>
    atlas.app.call(method, path, { token: editor.token, ...sending });

  async function make(fields: object = {}): Promise<Answer> {
    const { status, body } = await send('POST', '/api/disease', { body: aDraft(fields) });
    if (status !== 201) throw new Error(`No entry was made: ${JSON.stringify(body)}`);
    return body.data;
  }

  return { ...atlas, editor, send, make };
}
