import { readBenchOptions } from './bench-options.js';

test('without options all three sizes, scenarios and targets are measured', () => {
  const options = readBenchOptions([]);
  expect(options.sizes).toEqual([10_000, 100_000, 1_000_000]);
  expect(options.scenarios).toContain('export');
  expect(options.targets).toEqual(['bare', 'plain', 'rest', 'graphql']);
});

test('a quick run is one round at 10,000 entries', () => {
  expect(readBenchOptions(['--quick'])).toMatchObject({ sizes: [10_000], rounds: 1, seconds: 1 });
});

test('selected scenarios and targets are measured, the bare servers always', () => {
  const options = readBenchOptions([
    '--size',
    '2000, 5_000',
    '--scenario',
    'list,search',
    '--api',
    'graphql',
  ]);
  expect(options).toMatchObject({ sizes: [2000, 5000], scenarios: ['list', 'search'] });
  expect(options.targets).toEqual(['bare', 'plain', 'graphql']);
});

test.each([
  ['--scenario', 'lists', 'list, list-uncached, deep'],
  ['--api', 'soap', 'rest, graphql'],
  ['--size', '12', '1000'],
  ['--rounds', 'many', '100'],
  ['--rows', '12', "Unknown option '--rows'"],
])('%s %s is rejected with the allowed values', (option, value, allowed) => {
  expect(() => readBenchOptions([option, value])).toThrow(allowed);
});
