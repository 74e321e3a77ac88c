import { LineChunks } from './line-chunks.js';

function gathered(lines: readonly string[]): readonly Buffer[] {
  const chunks = new LineChunks();
  const made = lines.map((line) => chunks.add(line));
  return [...made, chunks.rest()].filter((chunk) => chunk !== null);
}

describe('LineChunks', () => {
  it('holds every line, in order and whole', () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `${String(at)}\tSjögren’s 抗体 😀\t${'x'.repeat(at % 90)}\n`,
    );
    const chunks = gathered(lines);
    expect(Buffer.concat(chunks).toString()).toBe(lines.join(''));
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(65_536);
  });

  it('takes lines longer than a chunk', () => {
    const lines = [
      'short\n',
      `${'抗'.repeat(100_000)}\n`,
      'short\n',
      `${'x'.repeat(65_536)}\n`,
      `${'x'.repeat(65_535)}\n`,
    ];
    expect(Buffer.concat(gathered(lines)).toString()).toBe(lines.join(''));
  });

  it('has nothing to send where nothing came', () => {
    expect(gathered([])).toEqual([]);
    expect(gathered(['', ''])).toEqual([]);
  });
});
