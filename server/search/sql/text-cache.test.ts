import { MemoCache, TextCache } from './text-cache.js';

const texts = Array.from(
  { length: 3000 },
  (_, at) => `UniProtKB:Q${String(at)}, of many, ${'x'.repeat(at % 50)}`,
);

describe('TextCache', () => {
  it('tells what was added, and nothing else', () => {
    const recent = new TextCache(14);
    for (const text of texts.slice(0, 1500)) recent.add(text);
    expect(texts.slice(0, 1500).filter((text) => recent.has(text)).length).toBeGreaterThan(1490);
    expect(texts.slice(1500).filter((text) => recent.has(text))).toEqual([]);
  });
});

describe('MemoCache', () => {
  it('makes of each text what belongs to it, however many there are', () => {
    const made = new MemoCache(6, (text) => `made of ${text}`);
    for (const text of [...texts, ...texts, ...texts]) expect(made.of(text)).toBe(`made of ${text}`);
  });

  it('keeps what is met again, from the second time on, but for very long texts', () => {
    const makings: string[] = [];
    const made = new MemoCache(6, (text) => makings.push(text));
    for (let time = 0; time < 4; time += 1) made.of('Anti-Jo-1');
    expect(makings).toEqual(['Anti-Jo-1', 'Anti-Jo-1']);
    for (let time = 0; time < 4; time += 1) made.of('x'.repeat(301));
    expect(makings).toHaveLength(2 + 4);
  });
});
