import { paths } from '../../paths';
import { has, readFindings } from './findings';

const read = (query: string) => readFindings(new URLSearchParams(query));

test('findings keep their order, whatever their results', () => {
  const findings = read('present=Anti-GQ1b&not_tested=Anti-GT1a&present=AC-4&absent=ANCA');
  expect(findings.map(({ name, result }) => `${name} ${result}`)).toEqual([
    'Anti-GQ1b present',
    'Anti-GT1a not_tested',
    'AC-4 present',
    'ANCA absent',
  ]);
  expect(paths.differential(findings)).toBe(
    '/differential?present=Anti-GQ1b&not_tested=Anti-GT1a&present=AC-4&absent=ANCA',
  );
});

test('a name counts once, and what is no finding is left out', () => {
  expect(read('present=Anti-Ro&absent=anti-ro&perhaps=Anti-La&present=+')).toEqual([
    { name: 'Anti-Ro', result: 'present' },
  ]);
  expect(has(read('present=Anti-Ro'), 'ANTI RO')).toBe(true);
});

test('a name in an address may end with its titre or result, like a typed one', () => {
  expect(read('present=ANA+1:320&absent=Anti-Ro+(1:40)&present=RF+negative')).toEqual([
    { name: 'ANA', result: 'present' },
    { name: 'Anti-Ro', result: 'absent' },
    { name: 'RF', result: 'absent' },
  ]);
});
