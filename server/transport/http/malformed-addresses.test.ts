import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { messages } from '../../../schema/contract/messages.js';
import { startStubHost, withFolder } from '../../test/stub-host.js';

/** Asks a server that has a client. */
const answerTo = (url: string, accept: string | undefined) =>
  withFolder(async (clientDir) => {
    await writeFile(
      join(clientDir, 'index.html'),
      '<head><!--page--><title>plain</title><!--/page--></head>',
    );
    const { app } = await startStubHost({}, { clientDir });
    const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
    await app.close();
    return answer;
  });

test.each(['/diseases/%E0%A4%A', '/vocabulary/%', '/%ff?page=2'])(
  'a browser gets the client at %s, which cannot be decoded',
  async (url) => {
    const { statusCode, headers, body } = await answerTo(url, 'text/html,*/*;q=0.8');
    expect([statusCode, headers['x-robots-tag']]).toEqual([400, 'noindex']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Malformed address · Autoimmune Atlas</title>');
  },
);

test.each([
  ['/api/disease/%E0%A4%A', 'text/html'],
  ['/diseases/%E0%A4%A', '*/*'],
  ['/diseases/%E0%A4%A', undefined],
])('%s, which cannot be decoded, gets JSON if %s is accepted', async (url, accept) => {
  const answer = await answerTo(url, accept);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, message: messages.malformedAddress });
});

test('a browser gets the client, which says that there is no such page, at an address with two slashes', async () => {
  const { statusCode, headers, body } = await answerTo('/entries//AIA0000042', 'text/html,*/*;q=0.8');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>Page not found · Autoimmune Atlas</title>');
  expect((await answerTo('/api//disease', 'text/html')).json()).toMatchObject({ message: messages.notFound });
  // The id is blank.
  const blank = await answerTo('/api/disease//history', 'text/html');
  expect(blank.json()).toMatchObject({ message: messages.accessDeniedNoToken });
});
