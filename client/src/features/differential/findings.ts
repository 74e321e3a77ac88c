import { limits } from '@contract/limits';
import { isSameName } from '@contract/rules/diagnostics';
import { type Finding, type FindingResult, findingResults } from '@contract/rules/differential';

import { readReported } from '../../components/reportedFindings';

export const maxFindings = limits.diagnostics.findings.max;

/** How results are called in the interface. */
export const resultLabels: Readonly<Record<FindingResult, string>> = {
  present: 'Present',
  absent: 'Absent',
  not_tested: 'Not tested',
};

/**
 * Reads the findings from the query of the address, in their order; of a name that occurs twice the first counts. A
 * name may end with its titre or result, like a typed one.
 */
export function readFindings(query: URLSearchParams): readonly Finding[] {
  const read = [...query].flatMap(([key, value]) => {
    const result = findingResults.find((known) => known === key);
    if (result === undefined) return [];
    const typed = readReported(value.trim().slice(0, limits.nameMaxLength));
    return typed.name === '' ? [] : [result === 'present' ? typed : { ...typed, result }];
  });
  return read.filter(({ name }, place) => !has(read.slice(0, place), name));
}

export function has(findings: readonly Finding[], name: string): boolean {
  return findings.some((finding) => isSameName(finding.name, name));
}
