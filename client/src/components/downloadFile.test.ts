import { session } from '../session/session';
import { makeUser } from '../test/makeUser';
import { downloadFile } from './downloadFile';

const refused = { ok: false, status: 401, text: () => Promise.resolve('') } as Response;

afterEach(() => jest.restoreAllMocks());

/** The query parameters of a download whose server refuses it. */
async function refusedDownload(): Promise<unknown[]> {
  const fetchFile = jest.fn(() => Promise.resolve(refused));
  Object.assign(globalThis, { fetch: fetchFile });
  await expect(downloadFile('/api/x', 'x.csv')).rejects.toThrow('401');
  return fetchFile.mock.calls[0] ?? [];
}

test('a download carries the token, and a refusal of it ends the session', async () => {
  session.start({ token: 'abc', user: makeUser() });
  expect(await refusedDownload()).toEqual(['/api/x', { headers: { authorization: 'Bearer abc' } }]);
  expect(session.state().isAuthenticated).toBe(false);
  expect(session.ending()).toBe('expired');
});

test('a visitor’s download carries none', async () => {
  session.end('silent');
  expect(await refusedDownload()).toEqual(['/api/x']);
});

test('a page in place of the file, as of a network that asks to sign in, is not saved', async () => {
  const save = jest.fn(() => 'blob:page');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined });
  const headers = new Map([['content-type', 'text/html; charset=utf-8']]);
  const { text } = refused;
  const page = { ok: true, status: 200, headers, text, blob: () => Promise.resolve(new Blob()) };
  Object.assign(globalThis, { fetch: () => Promise.resolve(page) });
  await expect(downloadFile('/api/x', 'x.csv')).rejects.toThrow('200');
  expect(save).not.toHaveBeenCalled();
});
