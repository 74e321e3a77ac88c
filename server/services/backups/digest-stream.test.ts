import { DigestStream } from './digest-stream.js';

test('lines are counted wherever they are cut into chunks', () => {
  const digest = new DigestStream();
  for (const chunk of ['a\tb\n', 'c', '\n\n', 'd\\n', 'e\n']) digest.write(Buffer.from(chunk));
  expect(digest.result()).toMatchObject({ rows: 4, bytes: 12 });
});
