import { Report } from './report.js';

const described = { what: 'a case', sent: 'a | b', expected: 'an answer' };

describe('robustness report', () => {
  it('fails if a case fails or throws', async () => {
    const report = new Report(() => undefined);
    await report.check(described, async () => ({ seen: 'an answer', ok: true }));
    report.skip(described, 'needs root');
    expect(report.failed).toBe(false);
    await report.check(described, () => Promise.reject(new Error('\u001b[31mno answer\u001b[0m\n\nat all')));
    expect(report.failed).toBe(true);
    expect(report.rows.map(({ seen, ok }) => [seen, ok])).toEqual([
      ['an answer', 'yes'],
      ['needs root', 'skipped'],
      ['no answer / at all', 'no'],
    ]);
  });

  it('is a Markdown table', async () => {
    const lines: string[] = [];
    const report = new Report((line) => lines.push(line));
    await report.check(described, async () => ({ seen: 'nothing', ok: false }));
    expect(lines).toEqual(['no      a case: nothing']);
    expect(report.table().split('\n')).toEqual([
      '| case   | sent   | expected  | seen    | ok |',
      '|--------|--------|-----------|---------|----|',
      '| a case | a \\| b | an answer | nothing | no |',
    ]);
  });
});
