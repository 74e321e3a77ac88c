import { limits } from '../../../schema/contract/limits.js';
import { markerRoles } from '../../../schema/contract/rules/differential.js';
import type { FindingInDisease } from '../../persistence/repositories/differential.repository.js';
import { rowsBy } from '../../persistence/rows.js';
import { compareTexts } from '../../search/index/sort-key.js';
import type { Concepts } from '../vocabulary/concepts.js';

/** What the entries of a disease say about a finding, by whatever name they call the disease. */
export interface JoinedFinding extends FindingInDisease {
  /** The key of the disease's concept. */
  readonly key: string;
}

/**
 * Joins what entries say about each finding under several names of one disease, such as SLE and systemic lupus
 * erythematosus. The name that is known for the disease stands for all, as in overviews; else the one of most entries.
 */
export function joinDiseases(
  rows: readonly FindingInDisease[],
  concepts: Concepts,
): readonly JoinedFinding[] {
  return [...rowsBy(rows, ({ disease }) => concepts.disease(disease).key)].flatMap(([key, own]) => {
    const disease = concepts.disease(mostUsedName(own)).name;
    const byFinding = rowsBy(own, ({ finding }) => String(finding)).values();
    return [...byFinding].map((same) => ({ ...joined(same), disease, key }));
  });
}

function joined(rows: readonly FindingInDisease[]) {
  const accessions = rows.flatMap(({ entries }) => entries).sort(byNumber);
  return {
    finding: rows[0]?.finding ?? 0,
    entries: accessions.slice(0, limits.diagnostics.differential.entries),
    entriesTotal: totalOf(rows),
    role: markerRoles.find((role) => rows.some((row) => row.role === role)) ?? 'other',
  };
}

/** Accessions have their numbers at the end, with at least seven digits. */
function byNumber(one: string, other: string): number {
  return one.length - other.length || compareTexts(one, other);
}

function mostUsedName(rows: readonly FindingInDisease[]): string {
  const names = [...rowsBy(rows, ({ disease }) => disease)];
  names.sort(([one, own], [other, others]) => totalOf(others) - totalOf(own) || compareTexts(one, other));
  return names[0]?.[0] ?? '';
}

function totalOf(rows: readonly FindingInDisease[]): number {
  return rows.reduce((total, { entriesTotal }) => total + entriesTotal, 0);
}
