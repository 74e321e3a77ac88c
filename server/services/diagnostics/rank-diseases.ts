import { limits } from '../../../schema/contract/limits.js';
import type { DifferentialDisease } from '../../nouns/differential.js';
import { rowsBy } from '../../persistence/rows.js';
import { compareTexts, sortKey } from '../../search/index/sort-key.js';
import type { JoinedFinding } from './join-diseases.js';
import type { SensitivityOf } from './known-sensitivities.js';
import type { Finding } from './resolve-findings.js';

/** A disease that explains a present finding, with the key of its concept. */
export interface RankedDisease extends DifferentialDisease {
  readonly key: string;
}

type Evidence = Pick<RankedDisease, 'key' | 'disease' | 'explained' | 'unexplained' | 'against'>;

/**
 * Ranks the diseases that explain a present finding: most findings explained, then most of these as diagnostic markers,
 * then fewest absent findings that most patients have. Equal evidence has one rank (1, 1, 3), in the order of names.
 */
export function rankDiseases(
  findings: readonly Finding[],
  rows: readonly JoinedFinding[],
  sensitivityOf: SensitivityOf,
): RankedDisease[] {
  const ordered = [...rowsBy(rows, ({ key }) => key).values()]
    .map((own) => evidenceOf(findings, own, sensitivityOf))
    .filter(({ explained }) => explained.length > 0)
    .map((evidence) => ({ evidence, weight: weightOf(evidence) }))
    .sort(
      (one, other) => compareWeights(one.weight, other.weight) || compareNames(one.evidence, other.evidence),
    );
  return ordered.map(({ evidence, weight }) => {
    const same = ordered.filter((other) => compareWeights(other.weight, weight) === 0);
    const tied = same.map(({ evidence: { disease } }) => disease).filter((name) => name !== evidence.disease);
    const first = ordered.findIndex((other) => compareWeights(other.weight, weight) === 0);
    return { ...evidence, rank: first + 1, tied: tied.slice(0, limits.diagnostics.differential.diseases) };
  });
}

function evidenceOf(
  findings: readonly Finding[],
  rows: readonly JoinedFinding[],
  sensitivityOf: SensitivityOf,
): Evidence {
  const [first] = rows;
  const key = first?.key ?? '';
  const of = (index: number) => rows.find(({ finding }) => finding === index);
  const present = findings.flatMap(({ name, result }, index) =>
    result === 'present' ? [{ finding: name, row: of(index) }] : [],
  );
  return {
    key,
    disease: first?.disease ?? '',
    explained: present.flatMap(({ finding, row }) =>
      row ? [{ finding, entries: row.entries, entriesTotal: row.entriesTotal, role: row.role }] : [],
    ),
    unexplained: present.flatMap(({ finding, row }) => (row ? [] : [finding])),
    against: findings.flatMap(({ name, result }, index) => {
      const sensitivity = result === 'absent' ? sensitivityOf(key, index) : null;
      return sensitivity ? [{ finding: name, sensitivity }] : [];
    }),
  };
}

function weightOf({ explained, against }: Evidence): readonly number[] {
  const diagnostic = explained.filter(({ role }) => role === 'diagnostic');
  return [-explained.length, -diagnostic.length, against.length];
}

function compareWeights(one: readonly number[], other: readonly number[]): number {
  return one.map((weight, place) => weight - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function compareNames(one: Evidence, other: Evidence): number {
  return compareTexts(sortKey(one.disease) ?? '', sortKey(other.disease) ?? '');
}
