import type { EntryView } from '../../nouns/entry.js';
import { anEntryView } from '../../test/an-entry-view.js';
import { MeasuresService } from './measures.service.js';

test('reading the measures of many entries lets other requests run in between', async () => {
  const [details, reviews] = [{}, { latest: () => Promise.resolve(new Map()) }];
  const service = new MeasuresService(
    details as never,
    reviews as never,
    {} as never,
    {} as never,
    {} as never,
  );
  const sensitivity = 'Sensitivity 70-80% in adults, about 65% (n = 120) in children; '.repeat(5);
  const entries: EntryView[] = Array.from({ length: 300 }, (_, number) => ({
    ...anEntryView({ sensitivity }),
    id: String(number),
  }));
  let turns = 0;
  const count = setInterval(() => (turns += 1));
  const read = await service.publicOf(entries);
  clearInterval(count);
  expect(read.size).toBe(300);
  expect(turns).toBeGreaterThan(1);
});
