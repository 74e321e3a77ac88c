import { limits } from '../../../schema/contract/limits.js';
import type { MarkerRole } from '../../../schema/contract/rules/differential.js';
import type { Differential } from '../../nouns/differential.js';
import type { AutoantibodyOfDisease } from '../../persistence/repositories/differential.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import { groupBy } from './group-by.js';
import type { RankedDisease } from './rank-diseases.js';
import type { Finding } from './resolve-findings.js';

type NextTest = Differential['next'][number];

/**
 * Returns the autoantibodies that some of the tied diseases have and others do not, and that were not tested:
 * diagnostic markers first, then those that divide the diseases most evenly, then by name.
 */
export function nextTests(
  tied: readonly RankedDisease[],
  autoantibodies: readonly AutoantibodyOfDisease[],
  findings: readonly Finding[],
): NextTest[] {
  const tested = new Set(
    findings.filter(({ result }) => result !== 'not_tested').flatMap(({ keys }) => keys),
  );
  const untested = autoantibodies.filter(({ key }) => !tested.has(key));
  return groupBy(untested, ({ key }) => key)
    .map((rows) => separation(tied, rows))
    .filter(({ having }) => having.length < tied.length)
    .sort((one, other) => compare(orderOf(one, tied.length), orderOf(other, tied.length)))
    .slice(0, limits.diagnostics.differential.next)
    .map(({ name, having, lacking, isDiagnostic }) => ({
      autoantibody: name,
      separates: having,
      why:
        `Entries of ${inWords(having)} name it${isDiagnostic ? ' as a diagnostic marker' : ''}; ` +
        `those of ${inWords(lacking)} do not`,
    }));
}

interface Separation {
  readonly name: string;
  readonly having: readonly string[];
  readonly lacking: readonly string[];
  readonly isDiagnostic: boolean;
}

function separation(tied: readonly RankedDisease[], rows: readonly AutoantibodyOfDisease[]): Separation {
  const keys = new Set(rows.map(({ diseaseKey }) => diseaseKey));
  const names = (diseases: readonly RankedDisease[]) => diseases.map(({ disease }) => disease);
  const diagnostic: MarkerRole = 'diagnostic';
  return {
    name: rows.map(({ name }) => name).sort()[0] ?? '',
    having: names(tied.filter(({ key }) => keys.has(key))),
    lacking: names(tied.filter(({ key }) => !keys.has(key))),
    isDiagnostic: rows.some(({ role }) => role === diagnostic),
  };
}

/** A sort key: smaller ones first. */
function orderOf({ name, having, isDiagnostic }: Separation, all: number): readonly (number | string)[] {
  return [isDiagnostic ? 0 : 1, Math.abs(2 * having.length - all), sortKey(name) ?? ''];
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const place = one.findIndex((part, index) => part !== other[index]);
  const [a, b] = [one[place] ?? '', other[place] ?? ''];
  return place < 0 ? 0 : a < b ? -1 : 1;
}

const namedDiseases = 3;

function inWords(diseases: readonly string[]): string {
  const rest = diseases.length - namedDiseases;
  const named = diseases.slice(0, namedDiseases);
  if (rest > 0) return `${named.join(', ')} and ${String(rest)} more`;
  return new Intl.ListFormat('en-GB').format(named);
}
