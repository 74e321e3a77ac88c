import { messages } from '../../../schema/contract/messages.js';
import { ArrivingFiles } from './arriving-files.js';

function crawling(files: ArrivingFiles, personId: string) {
  let end = (): void => undefined;
  const arrived = files.receive(personId, () => new Promise<void>((resolve) => (end = resolve)));
  return { arrived, end: () => end() };
}
const now = () => Promise.resolve('here');

test('of one person so many files arrive at once, and of everybody', async () => {
  const files = new ArrivingFiles();
  const own = [1, 2, 3].map(() => crawling(files, 'one'));
  await expect(files.receive('one', now)).rejects.toMatchObject({
    ...{ code: 'RATE_LIMITED', message: messages.importTooManyFiles(3), retryAfterSeconds: 5 },
  });
  expect(await files.receive('two', now)).toBe('here');
  const others = [1, 2].map(() => crawling(files, 'two'));
  await expect(files.receive('three', now)).rejects.toMatchObject({
    ...{ code: 'UNAVAILABLE', message: messages.importPlacesTaken },
  });
  for (const { end, arrived } of [...own, ...others]) {
    end();
    await arrived;
  }
  expect(await files.receive('one', now)).toBe('here');
});

test('a file that fails gives its place back', async () => {
  const files = new ArrivingFiles();
  for (let tries = 0; tries < 9; tries += 1) {
    await expect(files.receive('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});
