import { anEntryView } from '../../test/an-entry-view.js';
import { serialiseEntry } from './serialised-entry.js';

test('a serialised entry has createdAt and updatedAt with milliseconds', () => {
  const [createdAt, updatedAt] = ['2020-02-29T23:59:59.999Z', '2021-01-01T00:00:00.001Z'];
  const moments = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  expect(serialiseEntry(anEntryView(moments))).toMatchObject({ createdAt, updatedAt });
});
