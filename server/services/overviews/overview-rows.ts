import { limits } from '../../../schema/contract/limits.js';
import { type MarkerRole, markerRoles } from '../../../schema/contract/rules/differential.js';
import type { OverviewRow } from '../../nouns/overview.js';
import type { OverviewEntry } from '../../persistence/repositories/overview.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { Concept, Concepts } from './concepts.js';
import { type RowFigures, rowFigures, type StatedNumber } from './row-figures.js';

/** What the rows of an overview are: autoantibodies, diseases, or pairs of both. */
export type RowsOf = 'autoantibody' | 'disease' | 'pair';

/** The entries of a row, oldest first, and the concepts that they share. */
export interface RowEntries {
  readonly disease: Concept;
  readonly autoantibody: Concept;
  readonly entries: readonly OverviewEntry[];
}

/** The number of diseases of an autoantibody, or of autoantibodies of a disease, by concept: its own one included. */
export type Companions = ReadonlyMap<string, number>;

/** A row with what decides its place. What it lists is worked out for the rows of an answer only. */
export interface RankedRow extends Pick<OverviewRow, 'name' | 'role' | 'diagnosticMarker' | 'alsoIn'> {
  readonly subject: Concept;
  /** The disease of a pair; `null` in rows of one concept. */
  readonly disease: Concept | null;
  readonly entries: readonly OverviewEntry[];
  readonly figures: RowFigures;
}

const { texts } = limits.overview;

/** Groups entries, oldest first, into the rows of an overview. */
export function groupRows(
  entries: readonly OverviewEntry[],
  rowsOf: RowsOf,
  concepts: Concepts,
): readonly RowEntries[] {
  const groups = new Map<string, { disease: Concept; autoantibody: Concept; entries: OverviewEntry[] }>();
  for (const entry of entries) {
    const disease = concepts.disease(entry.disease);
    const autoantibody = concepts.autoantibody(entry.autoantibody);
    const parts = { autoantibody: [autoantibody], disease: [disease], pair: [autoantibody, disease] }[rowsOf];
    const key = parts.map((part) => part.key).join('\u001f');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { disease, autoantibody, entries: [entry] });
    else group.entries.push(entry);
  }
  return [...groups.values()];
}

/** Returns the rows of an overview in their order. */
export function rankRows(
  groups: readonly RowEntries[],
  rowsOf: RowsOf,
  measures: ReadonlyMap<string, readonly StatedNumber[]>,
  companions: Companions,
): readonly RankedRow[] {
  return groups
    .map((group) => rankedRow(group, rowsOf, measures, companions))
    .map((row) => ({ row, order: orderOf(row) }))
    .sort((one, other) => compare(one.order, other.order))
    .map(({ row }) => row);
}

function rankedRow(
  { disease, autoantibody, entries }: RowEntries,
  rowsOf: RowsOf,
  measures: ReadonlyMap<string, readonly StatedNumber[]>,
  companions: Companions,
): RankedRow {
  const subject = rowsOf === 'disease' ? disease : autoantibody;
  const stated = entries.flatMap(({ id, accession }) =>
    (measures.get(id) ?? []).map((measure) => ({ measure, entry: accession })),
  );
  return {
    subject,
    name: subject.name,
    disease: rowsOf === 'pair' ? disease : null,
    entries,
    ...markerOf(entries.map(({ diagnosticMarker }) => diagnosticMarker)),
    figures: rowFigures(stated, texts),
    alsoIn: Math.max(0, (companions.get(subject.key) ?? 0) - 1),
  };
}

/** Makes a row of an overview. */
export function makeRow(ranked: RankedRow, concepts: Concepts): OverviewRow {
  const { subject, name, disease, entries, role, diagnosticMarker, figures, alsoIn } = ranked;
  return {
    name,
    slug: subject.slug,
    disease: disease && { name: disease.name, slug: disease.slug },
    entries: entries.slice(0, texts).map(({ accession }) => accession),
    entriesTotal: entries.length,
    autoantigens: linksOf(entries.map(({ autoantigen }) => concepts.autoantigen(autoantigen))),
    epitopes: distinct(entries.map(({ epitope }) => epitope)),
    role,
    diagnosticMarker,
    ...figures,
    isotypes: distinct(entries.map(({ isotypeSubclasses }) => isotypeSubclasses)),
    screening: distinct(entries.map(({ screening }) => screening)),
    confirmation: distinct(entries.map(({ confirmation }) => confirmation)),
    activity: distinct(entries.map(({ associationWithDiseaseActivity }) => associationWithDiseaseActivity)),
    alsoIn,
  };
}

/** Returns the role that a text of the field `diagnosticMarker` says. */
export function roleOf(text: string | null): MarkerRole {
  const start = /^\s*(yes|supportive|research|emerging)/i.exec(text ?? '')?.[1]?.toLowerCase();
  if (start === 'yes') return 'diagnostic';
  if (start === 'supportive') return 'supportive';
  return start === undefined ? 'other' : 'research';
}

/** Returns the first role of several texts, and the first text that says it. */
function markerOf(found: readonly (string | null)[]): Pick<OverviewRow, 'role' | 'diagnosticMarker'> {
  const role = markerRoles.find((one) => found.some((text) => roleOf(text) === one)) ?? 'other';
  return { role, diagnosticMarker: found.find((text) => text !== null && roleOf(text) === role) ?? null };
}

function distinct(found: readonly (string | null)[]): readonly string[] {
  return [...new Set(found.filter((text) => text !== null))].slice(0, texts);
}

function linksOf(concepts: readonly Concept[]): OverviewRow['autoantigens'] {
  const byKey = new Map<string, Concept>();
  for (const concept of concepts) if (!byKey.has(concept.key)) byKey.set(concept.key, concept);
  return [...byKey.values()].slice(0, texts).map(({ name, slug }) => ({ name, slug }));
}

/** A sort key of a row: smaller ones first. */
function orderOf({ role, figures, alsoIn, name, disease }: RankedRow): readonly (number | string)[] {
  return [
    markerRoles.indexOf(role),
    -(figures.sensitivity?.value ?? -1),
    alsoIn,
    sortKey(name) ?? '',
    sortKey(disease?.name ?? null) ?? '',
  ];
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const place = one.findIndex((part, index) => part !== other[index]);
  const [a, b] = [one[place] ?? '', other[place] ?? ''];
  return place < 0 ? 0 : a < b ? -1 : 1;
}
